# Gin.

web-gin-draw = Toma el descarte o roba.
