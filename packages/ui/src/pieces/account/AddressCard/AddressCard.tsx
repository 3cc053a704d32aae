import type { MouseEvent } from 'react';
import { formatPhone, formatPostalCode } from '../../../format';
import { Button, EmptyState, Skeleton, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './AddressCard.css';
import { addressCardMessages } from './messages';

export type SavedAddress = {
  name: string;
  kana?: string | undefined;
  email: string;
  phone: string;
  postalCode: string;
  prefecture: string;
  city: string;
  street: string;
  building: string;
};

export type AddressCardProps = {
  /** The saved address; null when none is saved. */
  address: SavedAddress | null;
  editHref: string;
  /** Called on a plain click instead of following `editHref`. */
  onEdit?: (() => void) | undefined;
};

/** Shows the saved delivery address, formatted as on a parcel. */
export function AddressCard({ address, editHref, onEdit }: AddressCardProps) {
  const m = useMessages('AddressCard', addressCardMessages);
  const edit = (event: MouseEvent) => {
    if (!onEdit || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onEdit();
  };

  if (!address)
    return (
      <EmptyState
        illustration="waiting"
        title={m.none}
        action={
          <Button tone="accent" href={editHref} onClick={edit}>
            {m.create}
          </Button>
        }
      >
        {m.noneHelp}
      </EmptyState>
    );

  const { name, kana, email, phone, postalCode, prefecture, city, street, building } = address;
  return (
    <Stack gap="xl">
      <address className={styles.card}>
        <Stack gap="none">
          <span>
            {m.postalMark}
            {formatPostalCode(postalCode)}
          </span>
          <span>
            {prefecture}
            {city}
            {street}
          </span>
          {building && <span>{building}</span>}
        </Stack>
        <Text kind="label">{name}</Text>
        {kana && (
          <Text kind="small" tone="muted">
            {kana}
          </Text>
        )}
        <div className={styles.contact}>
          <span>{formatPhone(phone)}</span>
          <span>{email}</span>
        </div>
      </address>
      <Button emphasis="quiet" href={editHref} fullWidth onClick={edit}>
        {m.edit}
      </Button>
    </Stack>
  );
}

export function AddressCardSkeleton() {
  const m = useMessages('AddressCard', addressCardMessages);
  return (
    <Stack gap="xl" aria-busy>
      <div className={styles.card}>
        <Skeleton lines={3} label={m.loading} />
        <Skeleton />
        <div className={styles.contact}>
          <Skeleton lines={2} size="small" />
        </div>
      </div>
    </Stack>
  );
}
