import type { ComponentProps } from 'react';
import { katakanaOf, normalizeDigits, toHalfWidth } from '../../format';
import { groupCardNumber } from '../../format/internal';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
> & { enterKeyHint?: 'search' };

type Kind = {
  input: InputProps;
  normalize?: (text: string) => string;
  maxLength?: number;
};

const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

// Never type=number: it hides invalid input, and scrolling changes its value.
const digits = { type: 'text', inputMode: 'numeric' } as const;

// Address books store Japanese numbers with the country code.
const phone = (text: string) => normalizeDigits(text).replace(/^\+81(\(0\)|0)?/, '0');
const withoutSpaces = (text: string) => toHalfWidth(text).replace(/\s/g, '');

/** Keyboard, autofill, normalisation and display of each kind of value. */
export const kinds = {
  text: { input: {} },
  name: { input: { autoComplete: 'name', spellCheck: false } },
  // Browsers have no name for it: with a name's they would fill in kanji.
  kana: { input: { ...verbatim, autoComplete: 'off' }, normalize: katakanaOf },
  email: {
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', ...verbatim },
    normalize: withoutSpaces,
  },
  tel: {
    // National: with `tel` alone browsers fill in +81 in front, which a field of 11 digits cannot hold.
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
    normalize: phone,
    maxLength: 11,
  },
  postalCode: {
    input: { ...digits, autoComplete: 'postal-code' },
    normalize: normalizeDigits,
    maxLength: 7,
  },
  city: { input: { autoComplete: 'address-level2' } },
  street: { input: { autoComplete: 'address-line1' } },
  building: { input: { autoComplete: 'address-line2' } },
  cardNumber: {
    input: { ...digits, autoComplete: 'cc-number' },
    normalize: groupCardNumber,
    maxLength: 19,
  },
  cardHolder: {
    input: { ...verbatim, autoComplete: 'cc-name', autoCapitalize: 'characters' },
    normalize: toHalfWidth,
  },
  securityCode: {
    input: { ...digits, autoComplete: 'cc-csc' },
    normalize: normalizeDigits,
    maxLength: 4,
  },
  username: {
    input: { ...verbatim, autoComplete: 'username' },
    normalize: withoutSpaces,
  },
  number: { input: { ...digits, autoComplete: 'off' }, normalize: normalizeDigits },
  search: { input: { type: 'search', inputMode: 'search', enterKeyHint: 'search' } },
} as const satisfies Record<string, Kind>;

export type TextFieldKind = keyof typeof kinds;

export const kindOf = (kind: TextFieldKind): Kind => kinds[kind];
