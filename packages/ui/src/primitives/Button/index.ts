export { Button, type ButtonProps } from './Button';
export { ButtonBase, type ButtonBaseProps } from './ButtonBase';
