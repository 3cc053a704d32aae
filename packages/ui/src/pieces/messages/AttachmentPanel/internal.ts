export { attachmentPanelMessages } from './messages';
