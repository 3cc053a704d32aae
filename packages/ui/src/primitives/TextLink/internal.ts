export { textLinkMessages } from './messages';
