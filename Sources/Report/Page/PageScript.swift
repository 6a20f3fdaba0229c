/// The script of a page: its parts in one function, so that they share names with nobody else.
enum PageScript {
    /// The whole script.
    static let text = "\n(() => {\n'use strict';\n" + parts.joined(separator: "\n") + "\n})();\n"

    /// The parts in their order; each uses only what stands above it.
    private static let parts = [
        ElementScript.text, DataScript.text, FormatScript.text, FilterScript.text, HeadScript.text, CountScript.text,
        GraphScript.text, GraphLayoutScript.text, SequenceScript.text, SequenceDrawingScript.text, TimelineScript.text,
        StreamScript.text, SkewScript.text, VerdictScript.text, FindingScript.text, BytesScript.text, TableScript.text,
        DetailScript.text, ControlScript.text, StartScript.text,
    ]
}
