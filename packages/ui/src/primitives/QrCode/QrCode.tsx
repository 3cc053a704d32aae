// Engine: qrcode.react's SVG: it encodes in the page, so it works without a network, and stays sharp.
import { QRCodeSVG } from 'qrcode.react';
import { type QrCodeVariants, qrCode } from './QrCode.css';

export type QrCodeProps = QrCodeVariants & {
  /** What a reader reads. Show it in letters nearby, too. */
  value: string;
  /** What the code is for. */
  label: string;
};

// The standard asks for a quiet zone of four modules; a dark page right beside the code needs all of it.
const quietZone = 4;

/** A QR code: black on white in every theme. */
export function QrCode({ value, label, size }: QrCodeProps) {
  return (
    <QRCodeSVG
      className={qrCode({ size })}
      value={value}
      aria-label={label}
      level="M"
      marginSize={quietZone}
    />
  );
}
