import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import { transact } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { removeHidden } from '../../../text/cleanText.ts';
import { notifyProcesses, writeEvent } from '../../live/index.ts';
import { actorOf, subjectsOf, writeStaffLog } from '../../staff/index.ts';
import { setMemo } from '../index.ts';
import { messages } from './messages.ts';
import { lockOrderIfAny, staffOrderById } from './orders.queries.ts';
import { memoView } from './orderView.ts';

type Schemas = components['schemas'];

/** Changes the memo, unless somebody else has changed it since the client read it. */
export async function putOrderMemo(
  services: Services,
  session: Session<StaffRole>,
  orderId: string,
  change: Schemas['OrderMemoChange'],
): Promise<Schemas['OrderMemo']> {
  const text = removeHidden(change.text).trim();
  const stored = await transact(services.db, async (tx) => {
    const actor = await actorOf(tx, session);
    await lockOrderIfAny(tx, orderId);
    const order = await staffOrderById(tx, orderId);
    if (!order) throw notFound();
    const before = memoView(order);
    // A repeat of a change whose response was lost.
    if (text === before.text) return before;
    if (change.version !== before.version)
      throw conflict(messages.memoChanged(order.memoChangedAt, order.memoChangedBy));
    await writeStaffLog(tx, actor, {
      action: 'change_memo',
      ...subjectsOf([order]),
      before: { memo: before.text },
      after: { memo: text },
    });
    await setMemo(tx, orderId, text === '' ? null : text, actor.id);
    const changed = await staffOrderById(tx, orderId);
    if (!changed) throw notFound();
    await writeEvent(tx, { type: 'report' });
    return memoView(changed);
  });
  notifyProcesses(services);
  return stored;
}
