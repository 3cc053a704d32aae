export { PlayerLoginFormFields } from './PlayerLoginFormFields';
