// Component tests run with the global styles and a Japanese page, as stories do.
import '@homestand/ui/global.css';
import '@homestand/ui/theme.css';

document.documentElement.lang = 'ja';
