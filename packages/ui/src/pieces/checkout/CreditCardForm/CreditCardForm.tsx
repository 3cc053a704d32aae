import { useId } from 'react';
import { cardBrandOf } from '../../../format';
import { cardNumberLength, securityCodeLength } from '../../../format/internal';
import { LockIcon } from '../../../icons';
import { cardHolderMaxLength } from '../../../limits.gen';
import { Button, Form, Inline, Select, Stack, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { CardBrandMark } from '../CardBrandMark/CardBrandMark';
import * as styles from './CreditCardForm.css';
import type { CreditCard, CreditCardErrors, CreditCardField } from './card';
import { creditCardFormMessages } from './messages';

export type { CreditCard, CreditCardErrors, CreditCardField } from './card';

export type CreditCardFormProps = {
  card: CreditCard;
  errors: CreditCardErrors;
  /** The selectable years, with four digits. */
  years: readonly number[];
  /** Last four digits of the card entered before a page reload; its number must be entered again. */
  lastDigits?: string | undefined;
  onChange: (field: CreditCardField, value: string) => void;
  onLeave: (field: CreditCardField) => void;
  onSubmit: () => void;
};

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const brands = ['visa', 'mastercard', 'jcb', 'amex', 'diners'] as const;

/** Credit card form. Pair with `useCreditCardForm`. */
export function CreditCardForm({
  card,
  errors,
  years,
  lastDigits,
  onChange,
  onLeave,
  onSubmit,
}: CreditCardFormProps) {
  const m = useMessages('CreditCardForm', creditCardFormMessages);
  const acceptedId = useId();
  const brand = cardBrandOf(card.number);
  const codeLength = securityCodeLength(brand);
  const codeHints = { 3: m.codeHintBack, 4: m.codeHintFront };
  const codeHint = codeLength === 3 || codeLength === 4 ? codeHints[codeLength] : m.codeHint;

  const bind = (field: CreditCardField) => ({
    name: field,
    necessity: 'required' as const,
    value: card[field],
    error: errors[field],
    onValueChange: (value: string) => onChange(field, value),
    onBlur: () => onLeave(field),
  });

  return (
    <Form label={m.title} gap="xl" onSubmit={onSubmit}>
      <Stack gap="sm">
        <Text kind="labelSmall" tone="muted" id={acceptedId}>
          {m.brands}
        </Text>
        <Inline as="ul" aria-labelledby={acceptedId}>
          {brands.map((brand) => (
            <Inline key={brand} as="li">
              <CardBrandMark brand={brand} />
            </Inline>
          ))}
        </Inline>
        <Text kind="small">{m.once}</Text>
      </Stack>
      <TextField
        {...bind('number')}
        kind="cardNumber"
        label={m.number}
        hint={lastDigits && card.number === '' ? m.numberAgain(lastDigits) : undefined}
        maxLength={cardNumberLength(brand)}
        enterKeyHint="next"
        slots={{ after: <CardBrandMark brand={brand} /> }}
      />
      <TextField
        {...bind('name')}
        kind="cardHolder"
        label={m.holder}
        hint={m.holderHint}
        placeholder="HANAKO YAMADA"
        maxLength={cardHolderMaxLength}
        enterKeyHint="next"
      />
      <div className={styles.expiry}>
        <Select
          {...bind('month')}
          label={m.month}
          placeholder={m.monthUnset}
          autoComplete="cc-exp-month"
          items={months.map((value) => ({ value, label: m.monthOf(value) }))}
        />
        <Select
          {...bind('year')}
          label={m.year}
          placeholder={m.yearUnset}
          autoComplete="cc-exp-year"
          invalid={errors.month === m.expired}
          items={years.map((year) => ({ value: String(year).slice(-2), label: m.yearOf(year) }))}
        />
      </div>
      <div className={styles.code}>
        <TextField
          {...bind('code')}
          kind="securityCode"
          label={m.code}
          hint={codeHint}
          maxLength={codeLength ?? 4}
          enterKeyHint="go"
        />
      </div>
      <p className={styles.safe}>
        <LockIcon size="small" />
        <span>{m.safe}</span>
      </p>
      <Button type="submit" tone="accent" fullWidth>
        {m.submit}
      </Button>
    </Form>
  );
}
