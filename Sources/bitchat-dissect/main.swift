print("bitchat-dissect")
