export { CardBack, type CardBackProps } from './CardBack';
