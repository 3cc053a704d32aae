export { ButtonBase, type PressableProps } from './ButtonBase';
