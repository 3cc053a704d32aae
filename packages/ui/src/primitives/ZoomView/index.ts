export { type ZoomViewMessages, zoomViewMessages } from './messages';
export { ZoomView, type ZoomViewProps } from './ZoomView';
