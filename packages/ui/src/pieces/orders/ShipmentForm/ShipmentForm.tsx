import { useState } from 'react';
import { toHalfWidth } from '../../../format';
import { PrintIcon, TruckIcon } from '../../../icons';
import {
  Button,
  Form,
  Heading,
  Notice,
  Select,
  Text,
  TextField,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { shipmentFormMessages } from './messages';
import * as styles from './ShipmentForm.css';

export type Carrier = 'yamato' | 'sagawa' | 'japan_post' | 'other';

export type ShipmentValues = {
  /** Empty until it was chosen. */
  carrier: Carrier | '';
  trackingNumber: string;
};

export type ShipmentFormProps = {
  status: 'unshipped' | 'shipped';
  /** As it is stored; null before the shipment. */
  stored: { carrier: Carrier | null; trackingNumber: string | null } | null;
  value: ShipmentValues;
  onValueChange: (value: ShipmentValues) => void;
  onSave: () => void;
  pending: boolean;
  error: string | null;
  /** What somebody else changed meanwhile; the typed values stay. */
  conflict: string | null;
  /** The carrier's page of the parcel. */
  trackingHref?: string | undefined;
  slipHref?: string | undefined;
};

const carriers = ['yamato', 'sagawa', 'japan_post', 'other'] as const;

/** Carrier and tracking number of one order. */
export function ShipmentForm({
  status,
  stored,
  value,
  onValueChange,
  onSave,
  pending,
  error,
  conflict,
  trackingHref,
  slipHref,
}: ShipmentFormProps) {
  const m = useMessages('ShipmentForm', shipmentFormMessages);
  const [tried, setTried] = useState(false);
  const isMissing = value.carrier === '';

  function submit() {
    setTried(true);
    if (!isMissing) onSave();
  }

  return (
    <section className={styles.root}>
      <Heading level={2} kind="label">
        {m.title[status]}
      </Heading>
      <Notice tone="warning" role="alert">
        {conflict !== null && (
          <>
            {m.conflict(conflict)}
            {stored && (
              <span className={styles.stored}>
                {m.stored(
                  stored.carrier ? m.carriers[stored.carrier] : '',
                  stored.trackingNumber ?? m.none,
                )}
              </span>
            )}
          </>
        )}
      </Notice>
      <Form label={m.form} pending={pending} onSubmit={submit}>
        <Select
          label={m.carrier}
          placeholder={m.choose}
          items={carriers.map((carrier) => ({ value: carrier, label: m.carriers[carrier] }))}
          value={value.carrier}
          onValueChange={(carrier) => onValueChange({ ...value, carrier })}
          error={tried && isMissing ? m.missing : undefined}
        />
        <TextField
          label={m.number}
          hint={m.numberHint}
          value={value.trackingNumber}
          onValueChange={(number) =>
            onValueChange({ ...value, trackingNumber: toHalfWidth(number) })
          }
          maxLength={40}
          inputMode="numeric"
          autoComplete="off"
          error={error ?? undefined}
        />
        {status === 'unshipped' && (
          <Text kind="caption" phrases tone="muted">
            {m.notice}
          </Text>
        )}
        <Button
          {...shortcutMark.main}
          type="submit"
          tone="accent"
          fullWidth
          icon={<TruckIcon size="small" />}
          pending={pending}
        >
          {status === 'unshipped' ? m.ship : m.save}
        </Button>
      </Form>
      {trackingHref !== undefined && (
        <TextLink standalone href={trackingHref} newTab>
          {m.track}
        </TextLink>
      )}
      {slipHref !== undefined && (
        <Button size="small" emphasis="quiet" href={slipHref} icon={<PrintIcon size="small" />}>
          {m.slip}
        </Button>
      )}
    </section>
  );
}
