import type { FeeRule } from '../../../format';
import { RadioGroup } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { deliveryPickerMessages } from './messages';

export type DeliveryMethod = 'venue' | 'shipping';

export type DeliveryPickerProps = {
  method: DeliveryMethod;
  onMethodChange: (method: DeliveryMethod) => void;
  /** In whole yen. */
  shippingFee: number;
  /** Fees that differ by address, or a total from which the delivery is free. */
  feeRule?: FeeRule | undefined;
};

/** Chooses the delivery method and shows its fee and duration. */
export function DeliveryPicker({
  method,
  onMethodChange,
  shippingFee,
  feeRule,
}: DeliveryPickerProps) {
  const m = useMessages('DeliveryPicker', deliveryPickerMessages);
  return (
    <RadioGroup
      label={m.label}
      kind="card"
      items={[
        { value: 'venue', label: m.venue, description: m.venueHelp },
        { value: 'shipping', label: m.shipping, description: m.shippingHelp(shippingFee, feeRule) },
      ]}
      value={method}
      onValueChange={onMethodChange}
    />
  );
}
