import { ShipmentImport } from '@homestand/ui';

export function Shipments() {
  return (
    <ShipmentImport
      preview={null}
      done={null}
      pending={false}
      error={null}
      onFile={() => {}}
      onConfirm={() => {}}
      labels={{ pending: false, onSave: () => {} }}
      packingHref="/shipments/packing"
      orderHrefOf={(orderId) => `/orders/${orderId}`}
    />
  );
}
