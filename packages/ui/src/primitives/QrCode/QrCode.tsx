// Engine: qrcode.react's SVG: sharp at every size, and drawn here, so it needs no network.
import { QRCodeSVG } from 'qrcode.react';
import { type QrCodeVariants, qrCode } from './QrCode.css';

export type QrCodeProps = QrCodeVariants & {
  /** What a reader gets. */
  value: string;
  /** Read aloud in place of the picture. */
  label: string;
};

const quietZone = 4;

/** A code to be read by another device: black on white with its quiet zone, in every theme. */
export function QrCode({ value, label, size }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={value}
      // Survives a scratch or a thumb at the edge, and stays coarse enough for an old camera.
      level="M"
      marginSize={quietZone}
      role="img"
      aria-label={label}
      className={qrCode({ size })}
    />
  );
}
