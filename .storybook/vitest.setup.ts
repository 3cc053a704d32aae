// Component tests see the same ground as stories: the global styles and a Japanese page.
import '@homestand/ui/global.css';

document.documentElement.lang = 'ja';
