export { FloatingButton, type FloatingButtonProps } from './FloatingButton';
export { floatingButtonRoom } from './FloatingButton.css';
