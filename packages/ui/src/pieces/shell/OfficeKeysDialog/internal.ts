export { isOfficePlace, officeMark, placeMark } from './marks';
