# Gin.

web-gin-draw = Prendi lo scarto o pesca.
