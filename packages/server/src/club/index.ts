export { type CardKind, clubJsonSchema } from './definition.ts';
export { drawPicture, logoOf, pictures } from './drawnPictures.ts';
export { readLogo } from './logo.ts';
export { cardKindNames, clubWords, samples } from './messages.ts';
export { commerceNotice, privacyNotice, publicationProblems } from './notices.ts';
export { type Club, clubFile, readClub } from './readClub.ts';
export { readValue } from './readValue.ts';
export { listFiles } from './sampleCells.ts';
export { clubTexts, nameOfKind, pickupOf, trustedOrigins } from './texts.ts';
