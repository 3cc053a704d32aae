export { type TextLinkMessages, textLinkMessages } from './messages';
export { TextLink, type TextLinkProps } from './TextLink';
