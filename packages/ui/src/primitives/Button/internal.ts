export { ButtonBase, type ButtonBaseProps } from './ButtonBase';
