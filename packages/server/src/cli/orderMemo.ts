import { text } from '../csv/readers.ts';
import { setMemo } from '../modules/orders/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { findOrderByNumber } from './orderNumber.ts';

const longestMemo = 200;

export async function writeOrderMemo(
  { db }: OpenClub,
  { arguments: { orderId }, options }: InputOf<'orders memo'>,
  { out }: Surroundings,
): Promise<void> {
  const typed = await text(longestMemo)(options.text?.trim() ?? '');
  if ('problem' in typed) throw new Refusal(typed.problem);
  const { id } = await findOrderByNumber(db, orderId);
  await setMemo(db, id, typed.value === '' ? null : typed.value);
  out(typed.value === '' ? messages.memoRemoved(id) : messages.memoWritten(id));
}
