import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { transact } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import { conflict, type FieldError, notAllowed, notFound } from '../../../http/errors.ts';
import { publicKey } from '../../../http/fileAddresses.ts';
import { once } from '../../../http/idempotency.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { removeHidden } from '../../../text/cleanText.ts';
import { changeSelling } from '../../orders/index.ts';
import { type Actor, actorOf, type LogValues, writeStaffLog } from '../../staff/index.ts';
import { wrongEnd } from '../index.ts';
import { messages } from './messages.ts';
import {
  type Content,
  insertShopProduct,
  isNameTaken,
  lockShopProduct,
  lockShopProducts,
  type ShopProductRow,
  setShopProductState,
  updateShopProduct,
} from './products.queries.ts';
import { stateOf } from './productView.ts';

type Schemas = components['schemas'];
type StaffSession = Session<StaffRole>;

/** Adds a hidden product; returns its number. */
export async function createProduct(
  services: Services,
  session: StaffSession,
  { typed, key }: { typed: Schemas['ShopProductContent']; key: string | undefined },
): Promise<number> {
  const content = contentOf(typed);
  await refuseContent(services, typed);
  const attempt = { personId: session.personId, key, request: ['createShopProduct', typed] };
  const { id } = await once(services.db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    await lockShopProducts(tx);
    if (await isNameTaken(tx, content.name)) throw nameTaken();
    return { id: await addProduct(tx, actor, content) };
  });
  return id;
}

/** Adds a hidden product with its entry in the log; returns its number. */
export async function addProduct(
  tx: Transaction<Tables>,
  actor: Actor,
  content: Content,
): Promise<number> {
  const id = await insertShopProduct(tx, { ...content, changedBy: actor.id });
  await sellAs(tx, id, fromStock, content);
  await writeStaffLog(tx, actor, {
    action: 'create_product',
    after: { productId: id, ...logged(content) },
  });
  return id;
}

const fromStock = { deliveryPeriod: null, ceiling: null };

async function sellAs(
  tx: Transaction<Tables>,
  id: number,
  before: Pick<Content, 'deliveryPeriod' | 'ceiling'>,
  after: Pick<Content, 'deliveryPeriod' | 'ceiling'>,
): Promise<void> {
  const refusal = await changeSelling(tx, id, before, after);
  if (refusal?.refused === 'open')
    throw notAllowed([
      { field: 'content.deliveryPeriod', message: messages.openOrders(refusal.orders) },
    ]);
  if (refusal)
    throw notAllowed([{ field: 'content.ceiling', message: messages.ceilingHeld(refusal.held) }]);
}

type Change = { stored: ShopProductRow; content: Content; isPreview?: boolean };

/** Changes a locked product with its entry in the log. False if nothing differs. */
export async function changeProduct(
  tx: Transaction<Tables>,
  actor: Actor,
  { stored, content, isPreview = false }: Change,
): Promise<boolean> {
  const [before, after] = [logged(stored), logged(content)];
  const changed = Object.keys(after).filter((field) => !isEqual(before, after, field));
  if (changed.length === 0 || isPreview) return changed.length > 0;
  const only = (values: LogValues) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => changed.includes(field)));
  // The stock before the product, in the order of the calls that count it.
  await sellAs(tx, stored.id, stored, content);
  await updateShopProduct(tx, stored.id, { ...content, changedBy: actor.id });
  await writeStaffLog(tx, actor, {
    action: 'change_product',
    before: { productId: stored.id, ...only(before) },
    after: { productId: stored.id, ...only(after) },
  });
  return true;
}

/** Changes the content of a product, unless somebody else has changed it since the client read it. */
export async function putProduct(
  services: Services,
  session: StaffSession,
  { id, version, typed }: { id: number; version: number; typed: Schemas['ShopProductContent'] },
): Promise<void> {
  const content = contentOf(typed);
  await transact(services.db, async (tx) => {
    const actor = await actorOf(tx, session);
    // The table before the row, in the order of the calls that add and sort products, so that none waits for the other.
    await lockShopProducts(tx);
    const stored = await lockShopProduct(tx, id);
    if (!stored) throw notFound();
    // A repeat of a change whose response was lost.
    if (!(await changeProduct(tx, actor, { stored, content, isPreview: true }))) return;
    if (version !== stored.version) throw conflict(messages.changed(stored));
    await refuseContent(services, typed, stored);
    if (await isNameTaken(tx, content.name, id)) throw nameTaken();
    await changeProduct(tx, actor, { stored, content });
  });
}

export async function putProductState(
  { db }: Services,
  session: StaffSession,
  { id, state }: { id: number; state: Schemas['ShopProductState'] },
): Promise<void> {
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    const stored = await lockShopProduct(tx, id);
    if (!stored) throw notFound();
    const before = stateOf(stored);
    if (before === state) return;
    await setShopProductState(tx, id, {
      onSale: state === 'on_sale',
      isRetired: state === 'retired',
    });
    await writeStaffLog(tx, actor, {
      action: 'change_product_state',
      before: { productId: id, productState: before },
      after: { productId: id, productState: state },
    });
  });
}

const isEqual = (before: LogValues, after: LogValues, field: string) =>
  JSON.stringify(before[field as keyof LogValues]) ===
  JSON.stringify(after[field as keyof LogValues]);

const nameTaken = () => notAllowed([{ field: 'content.name', message: messages.nameTaken }]);

const timeOf = (time: string | null) => (time === null ? null : new Date(time));

function contentOf({
  pictures,
  opensAt,
  closesAt,
  deliveryPeriod,
  ...typed
}: Schemas['ShopProductContent']): Content {
  const line = (text: string) => removeHidden(text).normalize('NFC').trim();
  return {
    ...typed,
    opensAt: timeOf(opensAt),
    closesAt: timeOf(closesAt),
    deliveryPeriod: deliveryPeriod === null ? null : line(deliveryPeriod),
    name: line(typed.name),
    size: line(typed.size),
    material: line(typed.material),
    description: line(typed.description.replace(/\r\n?/g, '\n')),
    imageFiles: pictures.map(({ name }) => name),
    imageTexts: Object.fromEntries(
      pictures.flatMap(({ name, text }) => (line(text) === '' ? [] : [[name, line(text)]])),
    ),
  };
}

/** Refuses pictures that are not stored, addresses that browsers cannot read, and sales that are not possible. */
async function refuseContent(
  { storage }: Services,
  {
    pictures,
    externalLinkUrl,
    opensAt,
    closesAt,
    deliveryPeriod,
    ceiling,
    minimum,
  }: Schemas['ShopProductContent'],
  stored?: ShopProductRow,
): Promise<void> {
  const errors: FieldError[] = [];
  const names = pictures.map(({ name }) => name);
  if (new Set(names).size < names.length)
    errors.push({ field: 'content.pictures', message: messages.pictureTwice });
  const sizes = await Promise.all(
    names
      .filter((name) => !stored?.imageFiles.includes(name))
      .map((name) => storage.size(publicKey(name))),
  );
  if (sizes.includes(null))
    errors.push({ field: 'content.pictures', message: messages.noSuchPicture });
  if (externalLinkUrl !== null && !URL.canParse(externalLinkUrl))
    errors.push({ field: 'content.externalLinkUrl', message: messages.address });
  const wrong = wrongEnd({
    opensAt: timeOf(opensAt),
    closesAt: timeOf(closesAt),
    deliveryPeriod,
    calledOffAt: stored?.calledOffAt ?? null,
  });
  if (wrong) errors.push({ field: 'content.closesAt', message: messages[wrong] });
  if (deliveryPeriod === null) {
    if (ceiling !== null)
      errors.push({ field: 'content.ceiling', message: messages.onlyMadeToOrder });
    if (minimum !== null)
      errors.push({ field: 'content.minimum', message: messages.onlyMadeToOrder });
  }
  if (minimum !== null && ceiling !== null && minimum > ceiling)
    errors.push({ field: 'content.minimum', message: messages.aboveCeiling });
  if (errors.length > 0) throw notAllowed(errors);
}

type Logged = Pick<ShopProductRow, keyof Content>;

const logged = (content: Logged): LogValues => ({
  productName: content.name,
  price: content.price,
  size: content.size,
  material: content.material,
  description: content.description,
  category: content.category,
  pictures: content.imageFiles
    .map((name) => content.imageTexts[name] ?? name)
    .join(messages.separator),
  externalLinkUrl: content.externalLinkUrl,
  opensAt: content.opensAt?.toISOString() ?? null,
  closesAt: content.closesAt?.toISOString() ?? null,
  perPerson: content.perPerson,
  deliveryPeriod: content.deliveryPeriod,
  ceiling: content.ceiling,
  minimum: content.minimum,
});
