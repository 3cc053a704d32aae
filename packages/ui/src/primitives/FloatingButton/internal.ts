export { floatingButtonRoom, floatingHeight } from './FloatingButton.css';
