export { fillEmptyClub, welcome } from './demoStart.ts';
export { developmentPages } from './developmentPages.ts';
