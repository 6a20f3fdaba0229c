/// The program: one end of a scripted conversation over a real LE connection, for the live test.
@main
struct BitchatPeer {
    static func main() {}
}
