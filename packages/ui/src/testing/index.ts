export { Matrix } from './Matrix';
