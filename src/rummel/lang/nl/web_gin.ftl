# Gin.

web-gin-draw = Pak wat is weggegooid, of trek.
