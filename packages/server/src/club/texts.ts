import { type CardKind, cardKinds } from './definition.ts';
import { cardKindNames, clubWords, messages, type Word } from './messages.ts';
import type { Club } from './readClub.ts';

type PlacedText = { place: string; text: string };

/** Texts of the app that this club changes. A place is a component and its keys, as UiProvider takes them. */
export function clubTexts({ words = {}, cardKinds: kinds, pickup }: Club): PlacedText[] {
  const texts: PlacedText[] = [];
  const put = (place: string, text: string) => texts.push({ place, text });

  for (const word of Object.keys(clubWords) as Word[]) {
    const text = words[word];
    if (text !== undefined) for (const place of clubWords[word].places) put(place, text);
  }
  for (const kind of cardKinds) {
    const { name, stamp } = kinds[kind] ?? {};
    for (const side of ['CardFront', 'CardFlip']) {
      if (name !== undefined) put(`${side}.kind.${kind}`, name);
      if (stamp !== undefined) put(`${side}.stamp.${kind}`, stamp);
    }
  }
  if (pickup) {
    const where = pickupOf(pickup);
    put('CompletePanel.venueTip', messages.pickup.show(where));
    put('OrderDetails.next.pending', messages.pickup.show(where));
    put('DeliveryPicker.venueHelp', messages.pickup.free(where));
    put('HowToBuy.venueText', messages.pickup.howTo(where));
    put('OrderForm.payment', messages.pickup.pay(where));
    put('OrderForm.doneHelp', messages.pickup.ordered(where));
    for (const place of [
      'PaymentPicker.atPickupHelp',
      'ConfirmSummary.atPickupNote',
      'CompletePanel.atPickupTip',
    ])
      put(place, messages.pickup.exchange(where));
    put('PickupCode.where', messages.pickup.codes(where));
  }
  return texts;
}

/** Origins to which links of players and of the club lead without a question: this product's and the club's list. */
export const trustedOrigins = (
  { hosts = [], trustedHosts = [] }: Pick<Club, 'hosts' | 'trustedHosts'>,
  origin: string,
): string[] => [
  ...new Set([origin, ...[...hosts, ...trustedHosts].map((host) => `https://${host}`)]),
];

export const pickupOf = ({ place, hours }: NonNullable<Club['pickup']>): string =>
  hours === undefined ? place : messages.pickup.withHours(place, hours);

/** Also of a kind that the club does not use any more. */
export const nameOfKind = ({ cardKinds }: Club, kind: CardKind): string =>
  cardKinds[kind]?.name ?? cardKindNames[kind];
