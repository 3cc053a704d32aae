import type { Carrier } from '@homestand/api-client/carriers';
import { readOrderNumber } from '@homestand/api-client/orderNumber';
import { parseTable } from '../../../text/parseTable.ts';
import { halfWidth, plainForm } from '../../../text/plainForm.ts';
import { messages } from './messages.ts';

export type ShipmentLine = {
  line: number;
  orderId: string;
  /** Undefined if the word names no carrier. */
  carrier: Carrier | undefined;
  /** Undefined if it cannot be a number. */
  trackingNumber: string | null | undefined;
  isBlank: boolean;
};

type Problem = { problem: string };

/** Filled-in rows of a file: one request may change no more. */
const maxFilled = 150;
/** Rows of a file, filled in or not: the exported file lists all orders that wait. */
const maxLines = 1000;
const trackingNumber = /^[0-9A-Za-z-]{1,40}$/;

/** The rows of a file of tracking numbers; a sentence if it is no such table. */
export function readShipments(file: string): ShipmentLine[] | Problem {
  const table = parseTable(Buffer.from(file, 'base64'), maxLines);
  const words = messages.shipments;
  if ('problem' in table) {
    const { problem, line } = table;
    return {
      problem: problem === 'too_long' ? words.tooMany(maxLines) : words.problems[problem](line),
    };
  }
  if (table.lines.length === 0) return { problem: words.noRows };
  const header = table.header.map(plainForm);
  const [orderAt, carrierAt, numberAt] = [words.order, words.carrier, words.number].map((name) =>
    header.indexOf(plainForm(name)),
  );
  if (orderAt === undefined || orderAt < 0 || carrierAt === undefined || carrierAt < 0)
    return { problem: words.columns };
  if (numberAt === undefined || numberAt < 0) return { problem: words.columns };
  const read = table.lines.map(({ line, cells }) => {
    const carrier = plainForm(cells[carrierAt] ?? '');
    const number = halfWidth(cells[numberAt] ?? '').replace(/[\s']/g, '');
    return {
      line,
      orderId: readOrderNumber(cells[orderAt] ?? ''),
      carrier: carrierOf(carrier),
      trackingNumber: number === '' ? null : trackingNumber.test(number) ? number : undefined,
      isBlank: carrier === '' && number === '',
    };
  });
  const filled = read.filter(({ isBlank }) => !isBlank).length;
  return filled > maxFilled ? { problem: words.tooMany(maxFilled) } : read;
}

const carrierOf = (word: string): Carrier | undefined =>
  (Object.keys(messages.shipments.carriers) as Carrier[]).find((carrier) =>
    [carrier, ...messages.shipments.carriers[carrier]].some((name) => plainForm(name) === word),
  );
