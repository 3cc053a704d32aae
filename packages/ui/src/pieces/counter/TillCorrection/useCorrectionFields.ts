import { useState } from 'react';
import { normalizeDigits } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillCorrectionMessages } from './messages';

export type TillCorrectionValues = {
  means: 'cash' | 'other';
  /** Yen, below zero to take away. */
  amount: number;
  reason: string;
};

type Direction = 'less' | 'more';

const empty = { direction: 'less' as Direction, amount: '', reason: '' };
const maxYen = 9_999_999;

/** The fields of the form. They are empty again after a correction, and keep what was typed after a failure. */
export function useCorrectionFields(onCorrect: (values: TillCorrectionValues) => Promise<boolean>) {
  const m = useMessages('TillCorrection', tillCorrectionMessages);
  const [means, setMeans] = useState<'cash' | 'other'>('cash');
  const [fields, setFields] = useState(empty);
  const [checked, setChecked] = useState(false);
  const yen = Number(normalizeDigits(fields.amount));
  const isAmount = Number.isInteger(yen) && yen > 0 && yen <= maxYen;
  const isReason = fields.reason.trim() !== '';

  async function submit() {
    setChecked(true);
    if (!isAmount || !isReason) return;
    const amount = fields.direction === 'less' ? -yen : yen;
    const done = await onCorrect({ means, amount, reason: fields.reason.trim() });
    if (!done) return;
    setFields(empty);
    setChecked(false);
  }

  return {
    means,
    setMeans,
    ...fields,
    change: (change: Partial<typeof empty>) => setFields({ ...fields, ...change }),
    amountError: checked && !isAmount ? m.amountWrong : undefined,
    reasonError: checked && !isReason ? m.reasonMissing : undefined,
    submit: () => void submit(),
  };
}
