import { PackingSheets } from '@homestand/ui';

export function Sheets() {
  return <PackingSheets items={[]} totalCount={0} picking onPrint={() => window.print()} />;
}
