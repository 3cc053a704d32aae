import { Receipt } from '@homestand/ui';

const receipt = {
  number: 'R261121-7K3MPQ',
  issuedAt: '2026-11-21T09:30:00Z',
  total: 4400,
  taxRate: 10,
  tax: 400,
  issuer: { name: 'ファンクラブ事務局', registrationNumber: null, address: null },
};

const order = {
  id: '261121-7K3MPQ',
  createdAt: '2026-11-21T09:30:00Z',
  orderItems: [
    { productId: 7, productName: 'フェイスタオル', unitPrice: 2200, quantity: 2, imageUrls: [] },
  ],
};

export function OrderReceipt() {
  return <Receipt receipt={receipt} order={order} onPrint={() => window.print()} />;
}
