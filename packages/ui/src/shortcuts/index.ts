export type { MenuShortcut } from './marks';
export { useShortcuts } from './useShortcuts';
