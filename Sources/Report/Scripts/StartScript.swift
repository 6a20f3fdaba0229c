/// What happens when the page opens.
enum StartScript {
    /// The part of the script.
    static let text = #"""
        document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
        showHead();
        showSources();
        showFoot();
        buildControls();
        views.push(redraw);
        showFilter();
        apply();
        byId('theme').addEventListener('click', () => { theme = themes[(themes.indexOf(theme) + 1) % 3]; showTheme(); });
        dark.addEventListener('change', showTheme);
        showTheme();
        let resizing;
        window.addEventListener('resize', () => { clearTimeout(resizing); resizing = setTimeout(redraw, 150); });
        document.documentElement.dataset.ready = 'yes';
        """#
}
