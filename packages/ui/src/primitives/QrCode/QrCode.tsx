// Engine: qrcode.react's SVG: sharp at every size, and drawn on the device, so it works offline.
import { QRCodeSVG } from 'qrcode.react';
import { type QrCodeVariants, qrCode } from './QrCode.css';

export type QrCodeProps = QrCodeVariants & {
  /** Content of the code. */
  value: string;
  /** Text alternative. */
  label: string;
};

const quietZone = 4;

/** QR code: black on white with its quiet zone, in every theme. */
export function QrCode({ value, label, size }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={value}
      // Tolerates a scratch or a thumb at the edge, and stays coarse enough for an old camera.
      level="M"
      marginSize={quietZone}
      role="img"
      aria-label={label}
      className={qrCode({ size })}
    />
  );
}
