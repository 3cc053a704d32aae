import { QrCode } from '@homestand/ui';

export function Ticket() {
  return <QrCode value="https://fanclub.example/orders/42" label="受け取り用QRコード" />;
}
