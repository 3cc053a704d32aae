export { type ToastItem, ToastRegion, type ToastRegionProps } from './ToastRegion';
export { toastDuration } from './useToastRegion';
