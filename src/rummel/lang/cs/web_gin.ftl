# Gin.

web-gin-draw = Vezmi si odhozené, nebo si lízni.
