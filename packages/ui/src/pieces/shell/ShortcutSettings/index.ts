export { ShortcutSettings, type ShortcutSettingsProps } from './ShortcutSettings';
