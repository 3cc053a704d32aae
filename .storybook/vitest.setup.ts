// Component tests run with the global styles and a Japanese page, as stories do.
import '@homestand/ui/global.css';

document.documentElement.lang = 'ja';
