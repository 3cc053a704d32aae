import { useState } from 'react';
import type { OptionStock } from '../OptionTable/OptionTable';

type Values = {
  /** As it is typed. */
  number: string;
  way: 'add' | 'remove';
  reason: string;
};

export type StockForm = ReturnType<typeof useStockForm>;

/** The server's limit. */
const maxPieces = 999_999_999;

/** Of free pieces those that the server sets against what booths have sold too many. */
const covered = (free: number, oversold: number) => Math.max(0, Math.min(free, oversold));

/** What is typed in the dialog of a stock. It stays when the stock changes. */
export function useStockForm(
  kind: 'count' | 'adjust',
  { onHand, held, oversold = 0 }: OptionStock,
) {
  const [values, setValues] = useState<Values>({ number: '', way: 'add', reason: '' });
  const [tried, setTried] = useState(false);
  const typed = values.number.replace(/[,\s]/g, '');
  const pieces = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  const least = kind === 'count' ? 0 : 1;
  const problems = {
    number: Number.isNaN(pieces) || pieces < least || pieces > maxPieces,
    reason: kind === 'adjust' && values.reason.trim() === '',
  };
  const change = values.way === 'add' ? pieces : -pieces;

  return {
    values,
    change: (next: Partial<Values>) => setValues((now) => ({ ...now, ...next })),
    problems: tried ? problems : { number: false, reason: false },
    /** Pieces before and after; null while they are unknown. */
    result:
      kind === 'adjust' && onHand !== null && !problems.number
        ? { from: onHand, to: onHand + change - covered(onHand + change - held, oversold) }
        : null,
    /** The count or the change; null if something has to be corrected. */
    submit(): number | null {
      setTried(true);
      if (Object.values(problems).includes(true)) return null;
      return kind === 'count' ? pieces : change;
    },
  };
}
