export { KeySettings, type KeySettingsProps } from './KeySettings';
