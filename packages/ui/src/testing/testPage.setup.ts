// Component tests run with the global styles and a Japanese page, as stories do.
import '../styles/global.css';
import '../styles/theme.css';

document.documentElement.lang = 'ja';
