export { fillEmptyClub, welcome } from './demo-start.ts';
export { developmentPages } from './development-pages.ts';
