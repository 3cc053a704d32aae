export { officeMark, placeMark } from './marks';
