import { RadioGroup } from '../../../primitives';
import { type DeliveryPickerMessages, deliveryPickerMessages } from './messages';

export type DeliveryMethod = 'venue' | 'shipping';

export type DeliveryPickerProps = {
  method: DeliveryMethod;
  onMethodChange: (method: DeliveryMethod) => void;
  messages?: DeliveryPickerMessages;
};

/** Chooses the delivery method and shows its fee and duration. */
export function DeliveryPicker({
  method,
  onMethodChange,
  messages: m = deliveryPickerMessages,
}: DeliveryPickerProps) {
  return (
    <RadioGroup
      label={m.label}
      kind="card"
      items={[
        { value: 'venue', label: m.venue, description: m.venueHelp },
        { value: 'shipping', label: m.shipping, description: m.shippingHelp },
      ]}
      value={method}
      onValueChange={onMethodChange}
    />
  );
}
