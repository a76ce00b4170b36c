# Gin.

web-gin-draw = Weź odrzuconą albo dobierz.
