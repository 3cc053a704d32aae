export { type ScreenMessages, screenMessages } from './messages';
export { Screen, type ScreenProps } from './Screen';
