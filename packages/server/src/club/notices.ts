import type { components } from '@homestand/api-client/contract';
import { commerceTerms, messages, promiseOfAtPickup, unpublishable } from './messages.ts';
import type { Club } from './readClub.ts';
import { sampleRows } from './sampleCells.ts';

type Notice = components['schemas']['Notice'];

const commerceKeys = Object.keys(commerceTerms) as (keyof typeof commerceTerms)[];

/** Rows that the server writes from the other settings where the club has not written them. */
const writtenRows = ({
  shipping,
  payments: { atPickup },
}: Pick<Club, 'shipping' | 'payments'>) => ({
  fees: messages.shippingFees(shipping),
  payment: messages.payment(atPickup),
  paymentTime: messages.paymentTime(atPickup),
});

/** The rows of the legal notice of commerce, with the fees that are charged and the ways of payment that are taken. */
export function commerceNotice(club: Club): Notice[] {
  const { commerce = {} } = club;
  const texts = { ...writtenRows(club), ...commerce };
  return [
    ...commerceKeys.flatMap((key) => {
      const description = texts[key];
      return description === undefined ? [] : [{ term: commerceTerms[key], description }];
    }),
    ...(commerce.more ?? []),
  ];
}

export const privacyNotice = ({ privacy = {} }: Club): Notice[] => [
  ...(privacy.rows ?? []),
  ...(privacy.contact === undefined
    ? []
    : [{ term: messages.privacyContact, description: privacy.contact }]),
];

/** Why this club may not be published, each with what to do; empty if it may. */
export function publicationProblems(club: Club): string[] {
  const { publication } = messages;
  if (club.demo) return [publication.demo];
  const { commerce = {}, privacy = {}, payments } = club;
  const written = writtenRows(club);
  const { folder: _folder, logo: _logo, $schema: _schema, ...texts } = club;
  return [
    ...commerceKeys
      .filter((key) => !(key in written) && commerce[key] === undefined)
      .map((key) => publication.row(key, commerceTerms[key])),
    ...(!payments.atPickup && commerce.payment?.includes(promiseOfAtPickup)
      ? [publication.atPickup(promiseOfAtPickup)]
      : []),
    ...(privacy.rows?.length ? [] : [publication.privacyRows]),
    ...(privacy.contact === undefined ? [publication.privacyContact] : []),
    ...unpublishableTexts(texts, ''),
    ...sampleRows(club.folder),
  ];
}

function unpublishableTexts(value: unknown, key: string): string[] {
  if (typeof value === 'string') {
    const found = unpublishable.exec(value)?.[0];
    return found === undefined ? [] : [messages.publication.text(key, found)];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((inner, index) =>
      unpublishableTexts(inner, messages.publication.item(key, index + 1)),
    );
  return Object.entries(value).flatMap(([name, inner]) =>
    unpublishableTexts(inner, key === '' ? name : `${key}.${name}`),
  );
}
