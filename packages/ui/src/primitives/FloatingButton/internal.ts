export { floatingButtonRoom } from './FloatingButton.css';
