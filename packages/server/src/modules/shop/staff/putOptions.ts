import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import { transact } from '../../../db/database.ts';
import { conflict, type FieldError, notAllowed, notFound } from '../../../http/errors.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { cleanLine } from '../../../text/cleanText.ts';
import { plainForm } from '../../../text/plainForm.ts';
import { actorOf, writeStaffLog } from '../../staff/index.ts';
import { messages } from './messages.ts';
import {
  lockShopProduct,
  lockShopProducts,
  optionStocks,
  optionsByLabel,
  writeOptions,
} from './products.queries.ts';
import { versionOf } from './productView.ts';

type Change = components['schemas']['ShopOptionChange'];

/** Sells a product as these options, unless somebody else has changed them since the client read them. */
export async function putOptions(
  { db }: Services,
  session: Session<StaffRole>,
  { productId, version, typed }: { productId: number; version: string; typed: readonly Change[] },
): Promise<void> {
  const options = typed.map((option) => ({
    ...option,
    label: cleanLine(option.label).normalize('NFC'),
  }));
  refuseTwice(options);
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    await lockShopProducts(tx);
    if (!(await lockShopProduct(tx, productId))) throw notFound();
    const sold = await optionStocks(tx, { productId });
    const before = sold.filter(({ label }) => label !== '');
    // A repeat of a change whose response was lost.
    if (isStored(before, options)) return;
    const [last = { changedAt: null, changedBy: null }] = sold;
    const changed = () => conflict(messages.optionsChanged(last));
    if (version !== versionOf(sold)) throw changed();
    const labels = options.length > 0 ? options.map(({ label }) => label) : [''];
    const labelled = await optionsByLabel(tx, productId, labels);
    const idOf = new Map(labelled.map(({ id, label }) => [label, id]));
    const ids = new Set(before.map(({ id }) => id));
    const errors: FieldError[] = [];
    const written = options.map(({ id, label, price }, index) => {
      const earlier = idOf.get(label) ?? null;
      if (id !== null && !ids.has(id)) throw changed();
      // Its orders and its stock are those of the retired one.
      if (id !== null && earlier !== null && !ids.has(earlier))
        errors.push({ field: `options.${index}.label`, message: messages.optionRetired });
      const own =
        id ?? (earlier !== null && !options.some((other) => other.id === earlier) ? earlier : null);
      return { id: own, label, price, place: index + 1 };
    });
    if (errors.length > 0) throw notAllowed(errors);
    const plain = { id: idOf.get('') ?? null, label: '', price: null, place: 0 };
    await writeOptions(
      tx,
      { productId, changedBy: actor.id },
      written.length > 0 ? written : [plain],
    );
    await writeStaffLog(tx, actor, {
      action: 'change_options',
      before: { productId, options: messages.options(before) },
      after: { productId, options: messages.options(options) },
    });
  });
}

/** By the form in which commands find an option. */
function refuseTwice(options: readonly { label: string }[]) {
  const seen = new Set<string>();
  const errors = options.flatMap(({ label }, index) => {
    const isKnown = seen.has(plainForm(label));
    seen.add(plainForm(label));
    return isKnown ? [{ field: `options.${index}.label`, message: messages.optionTwice }] : [];
  });
  if (errors.length > 0) throw notAllowed(errors);
}

type Stored = { id: number; label: string; price: number | null };

/** A new option has no id in the request, and one in the answer that was lost. */
const isStored = (stored: readonly Stored[], options: readonly Change[]) =>
  stored.length === options.length &&
  stored.every(({ id, label, price }, index) => {
    const option = options[index];
    return option?.label === label && option.price === price && (option.id ?? id) === id;
  });
