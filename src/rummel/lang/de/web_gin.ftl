# Gin.

web-gin-draw = Nimm den Abwurf oder zieh.
