import { useState } from 'react';
import { normalizeDigits } from '../../../format';
import { groupCardNumber } from '../../../format/internal';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { CreditCardFormProps } from './CreditCardForm';
import {
  type CreditCard,
  type CreditCardErrors,
  type CreditCardField,
  holderOf,
  isExpired,
  problemOf,
  problemsOf,
  yearsFrom,
} from './card';
import { type CreditCardFormMessages, creditCardFormMessages } from './messages';

type Options = {
  /** Initial values: all fields after a step back; without number and code after a reload. */
  start?: Partial<CreditCard> | undefined;
  /** The field that the payment provider refused. */
  refused?: CreditCardField | null;
  /** Receives a valid card: the number as digits only and the name normalised. */
  onSubmit: (card: CreditCard) => void;
  /** Clock for the expiry check; replaced in tests. */
  now?: () => Date;
};

const blank: CreditCard = { number: '', name: '', month: '', year: '', code: '' };

export function useCreditCardForm({ start, refused, onSubmit, now = () => new Date() }: Options) {
  const m = useMessages('CreditCardForm', creditCardFormMessages);
  const [card, setCard] = useState<CreditCard>(() => ({
    ...blank,
    ...start,
    number: groupCardNumber(start?.number ?? ''),
  }));
  const [errors, setErrors] = useState<CreditCardErrors>(() => refusalOf(refused, m));

  const setError = (field: CreditCardField, error: string | undefined) =>
    setErrors(({ [field]: _before, ...rest }) => (error ? { ...rest, [field]: error } : rest));

  return {
    card,
    errors,
    years: yearsFrom(now()),
    onChange(field: CreditCardField, value: string) {
      setCard((before) => ({ ...before, [field]: value }));
      setError(field, undefined);
      // The expiry error covers month and year and is shown at the month.
      if (field === 'year' && errors.month === m.expired) setError('month', undefined);
    },
    /** Validates a field on blur. An empty field is not reported before the form is submitted. */
    onLeave(field: CreditCardField) {
      const next = field === 'name' ? { ...card, name: holderOf(card.name) } : card;
      if (next !== card) setCard(next);
      if (next[field].trim() === '') return;
      if (field === 'month' || field === 'year') {
        if (isExpired(next, now())) setError('month', m.expired);
        return;
      }
      setError(field, problemOf(field, next, m));
    },
    onSubmit() {
      const whole = { ...card, name: holderOf(card.name) };
      const found = problemsOf(whole, now(), m);
      setCard(whole);
      setErrors(found);
      if (Object.keys(found).length === 0)
        onSubmit({ ...whole, number: normalizeDigits(whole.number) });
    },
  } satisfies Partial<CreditCardFormProps>;
}

function refusalOf(
  field: CreditCardField | null | undefined,
  m: CreditCardFormMessages,
): CreditCardErrors {
  if (field === 'number') return { number: m.numberInvalid };
  if (field === 'month') return { month: m.expired };
  return field === 'code' ? { code: m.codeTooShort } : {};
}
