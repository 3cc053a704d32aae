import type { components } from '@homestand/api-client';
import { commerceTerms, messages, unpublishable } from './messages.ts';
import type { Club } from './readClub.ts';
import { sampleRows } from './sampleCells.ts';

type Notice = components['schemas']['Notice'];

const commerceKeys = Object.keys(commerceTerms) as (keyof typeof commerceTerms)[];

/** The rows of the legal notice of commerce, with the fees that are charged. */
export function commerceNotice({ commerce = {}, shipping }: Club): Notice[] {
  const texts = { fees: messages.shippingFees(shipping), ...commerce };
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
  const { commerce = {}, privacy = {} } = club;
  const { folder: _folder, logo: _logo, $schema: _schema, ...texts } = club;
  return [
    ...commerceKeys
      // The server writes the fees from the shipping fee.
      .filter((key) => key !== 'fees' && commerce[key] === undefined)
      .map((key) => publication.row(key, commerceTerms[key])),
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
