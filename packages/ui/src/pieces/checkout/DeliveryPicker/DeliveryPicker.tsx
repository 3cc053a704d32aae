import type { FeeRule } from '../../../format';
import { RadioGroup, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MatchPicker, type MatchPickerProps } from '../MatchPicker/MatchPicker';
import { deliveryPickerMessages } from './messages';

export type DeliveryMethod = 'venue' | 'shipping';

export type DeliveryPickerProps = {
  method: DeliveryMethod;
  onMethodChange: (method: DeliveryMethod) => void;
  /** In whole yen. */
  shippingFee: number;
  /** Fees that differ by address, or a total from which the delivery is free. */
  feeRule?: FeeRule | undefined;
  /** The matches at which the order can be picked up. */
  matches?: MatchPickerProps | undefined;
};

/** Chooses the delivery method, and the match of a pickup; shows fee and duration. */
export function DeliveryPicker({
  method,
  onMethodChange,
  shippingFee,
  feeRule,
  matches,
}: DeliveryPickerProps) {
  const m = useMessages('DeliveryPicker', deliveryPickerMessages);
  return (
    <Stack gap="lg">
      <RadioGroup
        label={m.label}
        kind="card"
        items={[
          { value: 'venue', label: m.venue, description: m.venueHelp },
          {
            value: 'shipping',
            label: m.shipping,
            description: m.shippingHelp(shippingFee, feeRule),
          },
        ]}
        value={method}
        onValueChange={onMethodChange}
      />
      {method === 'venue' && matches && <MatchPicker {...matches} />}
    </Stack>
  );
}
