import { createContext } from 'react';

/** Widths in device pixels: two for each CSS pixel that a picture has on a phone. */
export type PictureWidth = 96 | 160 | 240 | 360 | 480 | 640 | 800;

export type PictureSettings = {
  /** The address of the same picture at about this width. */
  addressOf: (src: string, width: PictureWidth) => string;
  /** Pictures that failed to load are tried again when it changes, for example with each new connection. */
  attempt: number;
};

export const plainPictures: PictureSettings = { addressOf: (src) => src, attempt: 0 };

export const PictureSettingsContext = createContext(plainPictures);
