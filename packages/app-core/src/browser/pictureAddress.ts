import type { PictureWidth } from '@homestand/ui';
import { clubFilesPath } from './serviceWorkerProtocol';

/** The address of a picture of the club at this width; other addresses stay as they are. */
export const pictureAddress = (src: string, width: PictureWidth): string =>
  src.startsWith(clubFilesPath) ? `${src}?width=${width}` : src;
