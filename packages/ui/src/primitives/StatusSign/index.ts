export { StatusSign, type StatusSignProps } from './StatusSign';
