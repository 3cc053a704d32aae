import type { Queries } from '../db/database.ts';
import { allProducts, setOnSale } from '../modules/shop/index.ts';
import { plainForm } from '../text/plainForm.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import { nearest } from './nearest.ts';
import type { OpenClub } from './openClub.ts';
import { textTable } from './textTable.ts';

type Product = Awaited<ReturnType<typeof allProducts>>[number];

export async function listProducts(
  { db }: OpenClub,
  _given: InputOf<'products list'>,
  { out }: Surroundings,
): Promise<void> {
  const products = await allProducts(db);
  if (products.length === 0) return out(messages.noProducts);
  out(tableOf(products));
}

export async function hideProduct(
  { db }: OpenClub,
  { arguments: { product } }: InputOf<'products hide'>,
  { out }: Surroundings,
): Promise<void> {
  const { id, name } = await findProduct(db, product);
  if (!(await setOnSale(db, id, false))) throw new Refusal(messages.alreadyHidden(name));
  out(messages.productHidden(name));
}

export async function showProduct(
  { db }: OpenClub,
  { arguments: { product } }: InputOf<'products show'>,
  { out }: Surroundings,
): Promise<void> {
  const { id, name } = await findProduct(db, product);
  if (!(await setOnSale(db, id, true))) throw new Refusal(messages.alreadyShown(name));
  out(messages.productShown(name));
}

/** By id or name; a part of a name only lists the products that have it. */
export async function findProduct(db: Queries, typed: string): Promise<Product> {
  const products = await allProducts(db);
  const searched = plainForm(typed);
  const named = products.filter(({ name }) => plainForm(name) === searched);
  const found = named.length > 0 ? named : products.filter(({ id }) => String(id) === searched);
  const [product] = found;
  if (!product)
    throw new Refusal(messages.noSuchProduct(typed) + candidates(similar(products, searched)));
  if (found.length > 1) throw new Refusal(messages.severalProducts(typed) + candidates(found));
  return product;
}

function similar(products: readonly Product[], searched: string): Product[] {
  const parts = products.filter(({ name }) => plainForm(name).includes(searched));
  if (parts.length > 0) return parts;
  const names = nearest(
    searched,
    products.map(({ name }) => plainForm(name)),
  );
  return products.filter(({ name }) => names.includes(plainForm(name)));
}

const candidates = (products: readonly Product[]) =>
  products.length === 0 ? '' : `\n${messages.didYouMean}\n${tableOf(products).trimEnd()}`;

const tableOf = (products: readonly Product[]) =>
  textTable([
    messages.productHeadings,
    ...products.map(({ id, name, price, onSale }) => [
      id,
      name,
      messages.yen(price),
      onSale ? messages.onSale : messages.hidden,
    ]),
  ]);
