import { PackingSheets } from '@homestand/ui';

export function Sheets() {
  return (
    <PackingSheets
      items={[]}
      totalCount={0}
      sender={{ name: '鶴浜クレインズ', address: '', phone: '', logoUrl: null }}
      picking
      onPrint={() => window.print()}
    />
  );
}
