import type { FeeRule } from '../../../format';
import { HelpIcon, PinIcon, TruckIcon } from '../../../icons';
import { Button, Heading, Sheet, Stack, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './HowToBuy.css';
import { howToBuyMessages } from './messages';

export type HowToBuyProps = {
  open: boolean;
  onClose: () => void;
  /** In whole yen; undefined while it is not known. */
  shippingFee: number | undefined;
  /** Fees that differ by address, or a total from which the delivery is free. */
  feeRule?: FeeRule;
  /** Whether orders that are paid at pickup are taken. */
  payableAtPickup?: boolean;
  /** Address of the seller's legal notice. */
  commerceHref: string;
};

/** Explains ordering, pickup, payment and cancellation. */
export function HowToBuy({
  open,
  onClose,
  shippingFee,
  feeRule,
  payableAtPickup = true,
  commerceHref,
}: HowToBuyProps) {
  const m = useMessages('HowToBuy', howToBuyMessages);
  const { prices, atPickup, otherSites, changes } = m.notes;
  const notes = [prices, ...(payableAtPickup ? [atPickup] : []), otherSites, changes];
  const ways = [
    { icon: <PinIcon />, title: m.venue, price: m.venuePrice, text: m.venueText },
    {
      icon: <TruckIcon />,
      title: m.shipping,
      price: shippingFee === undefined ? '' : m.shippingPrice(shippingFee, feeRule),
      text: `${m.shippingText}${typeof feeRule?.freeFrom === 'number' ? m.freeFrom(feeRule.freeFrom) : ''}`,
    },
  ];

  return (
    <Sheet
      open={open}
      title={m.title}
      onClose={onClose}
      actions={
        <Button tone="accent" onClick={onClose}>
          {m.close}
        </Button>
      }
    >
      <div className={styles.root}>
        <Stack as="section" gap="md">
          <Heading level={3}>{m.stepsTitle}</Heading>
          <ol role="list" className={styles.steps}>
            {m.steps.map(({ title, text }, index) => (
              <li key={title} className={styles.step}>
                <span className={styles.number}>{index + 1}</span>
                <Stack gap="hair">
                  <p className={styles.stepTitle}>{title}</p>
                  <p className={styles.text}>{text}</p>
                </Stack>
              </li>
            ))}
          </ol>
        </Stack>
        <Stack as="section" gap="md">
          <Heading level={3}>{m.receivingTitle}</Heading>
          <Stack gap="md">
            {ways.map(({ icon, title, price, text }) => (
              <div key={title} className={styles.way}>
                <Text as="span" tone="accent">
                  {icon}
                </Text>
                <Stack gap="hair">
                  <p className={styles.wayTitle}>
                    <span>{title}</span>
                    <span>{price}</span>
                  </p>
                  <p className={styles.text}>{text}</p>
                </Stack>
              </div>
            ))}
          </Stack>
        </Stack>
        <Stack as="section" gap="md">
          <Heading level={3}>{m.notesTitle}</Heading>
          <ul role="list" className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <TextLink href={commerceHref} standalone>
            {m.commerce}
          </TextLink>
        </Stack>
      </div>
    </Sheet>
  );
}

export type HowToBuyButtonProps = {
  onClick: () => void;
};

/** Button in the title of the shop that opens the explanation. */
export function HowToBuyButton({ onClick }: HowToBuyButtonProps) {
  const m = useMessages('HowToBuy', howToBuyMessages);
  return (
    <Button
      tone="accent"
      emphasis="bare"
      size="small"
      icon={<HelpIcon size="tiny" />}
      onClick={onClick}
    >
      {m.open}
    </Button>
  );
}
