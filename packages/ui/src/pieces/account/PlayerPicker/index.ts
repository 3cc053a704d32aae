export { PlayerPicker, type PlayerPickerProps } from './PlayerPicker';
export type { PickablePlayer } from './PlayerPickerChoice';
export { PlayerPickerSkeleton } from './PlayerPickerSkeleton';
