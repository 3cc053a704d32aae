export { CardBack, type CardBackProps } from './CardBack';
export { type CardBackMessages, cardBackMessages } from './messages';
