# Gin.

web-gin-draw = Prends la défausse ou pioche.
