export { ComingSoon, type ComingSoonProps } from './ComingSoon';
export { type ComingSoonMessages, comingSoonMessages } from './messages';
