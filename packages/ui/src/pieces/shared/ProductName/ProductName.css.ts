import { style } from '@vanilla-extract/css';

/** A word that is longer than the line still breaks (overflow-wrap). */
export const betweenPhrases = style({ wordBreak: 'keep-all' });
