# Gin.

web-gin-draw = Vezmi si odhodené alebo si potiahni.
