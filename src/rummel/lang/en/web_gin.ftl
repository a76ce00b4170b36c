# Gin.

web-gin-draw = Take the discard or draw.
