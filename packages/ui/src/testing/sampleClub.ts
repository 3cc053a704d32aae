import { sampleColor } from '../tokens';

/** The club of the samples. Its drawings are in its colour. */
export const sampleClub = {
  team: '鶴浜クレインズ',
  slogan: 'この街と、どこまでも。',
  color: sampleColor,
};
