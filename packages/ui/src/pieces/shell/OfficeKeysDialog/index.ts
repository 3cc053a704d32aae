export type { OfficePlace } from './marks';
export { OfficeKeysDialog, type OfficeKeysDialogProps } from './OfficeKeysDialog';
export { useOfficeKeys } from './useOfficeKeys';
