import { Button, RadioGroup, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { paymentPickerMessages } from './messages';

export type PaymentMethod = 'credit_card' | 'at_pickup';

export type PaymentPickerProps = {
  method: PaymentMethod;
  onMethodChange: (method: PaymentMethod) => void;
  /** The next step of an order that is paid at the venue; the card's form has its own button. */
  nextHref: string;
};

/** Chooses between the card, whose form follows, and payment at the venue, which asks for nothing more. */
export function PaymentPicker({ method, onMethodChange, nextHref }: PaymentPickerProps) {
  const m = useMessages('PaymentPicker', paymentPickerMessages);
  return (
    <Stack gap="xl">
      <RadioGroup
        label={m.label}
        kind="card"
        items={[
          { value: 'credit_card', label: m.card, description: m.cardHelp },
          { value: 'at_pickup', label: m.atPickup, description: m.atPickupHelp },
        ]}
        value={method}
        onValueChange={onMethodChange}
      />
      {method === 'at_pickup' && (
        <Button tone="accent" fullWidth href={nextHref}>
          {m.next}
        </Button>
      )}
    </Stack>
  );
}
