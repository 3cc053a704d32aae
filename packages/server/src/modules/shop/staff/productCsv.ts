import { minuteOf } from '@homestand/api-client/day';
import type { StaffRole } from '@homestand/api-client/staff';
import {
  columnTexts,
  csvMessages,
  csvWords,
  readProductsOnly,
  readSentFile,
  tableCsv,
  wordOf,
} from '../../../csv/index.ts';
import { transact } from '../../../db/database.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { actorOf } from '../../staff/index.ts';
import { wrongEnd } from '../index.ts';
import { messages } from './messages.ts';
import {
  allShopProducts,
  type Content,
  lockShopProducts,
  type ShopProductRow,
} from './products.queries.ts';
import { addProduct, changeProduct } from './saveProduct.ts';

type Imported = {
  added: number;
  changed: number;
  problems: string[];
};

const maxRows = 500;

const noSale = {
  ...{ opensAt: null, closesAt: null, perPerson: null },
  ...{ deliveryPeriod: null, ceiling: null, minimum: null },
};

const { product: columns } = columnTexts;

const timeCell = (time: Date | null) => (time ? minuteOf(time) : '');

/** All products as a file that the import reads. */
export const productsCsv = (rows: readonly ShopProductRow[]): string =>
  tableCsv(
    columns,
    rows.map((row) => ({
      name: row.name,
      price: row.price,
      category: wordOf(csvWords.category, row.category),
      size: row.size,
      material: row.material,
      description: row.description,
      pictures: '',
      externalLinkUrl: row.externalLinkUrl ?? '',
      opensAt: timeCell(row.opensAt),
      closesAt: timeCell(row.closesAt),
      perPerson: row.perPerson ?? '',
    })),
  );

/** Adds and changes products by a file, or says what is wrong with it. */
export async function importProducts(
  { db }: Services,
  session: Session<StaffRole>,
  { file, isPreview }: { file: string; isPreview: boolean },
): Promise<Imported> {
  const reading = await readSentFile(file, readProductsOnly, maxRows);
  if ('problems' in reading) return { added: 0, changed: 0, ...reading };
  const { entries } = reading;
  return transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    await lockShopProducts(tx);
    const productsOfName = Map.groupBy(await allShopProducts(tx), ({ name }) => name);
    const problems = entries.flatMap(({ line, row: { pictures: _, ...typed } }) => {
      const [stored, another] = productsOfName.get(typed.name) ?? [];
      if (another) return [csvMessages.atLine(line, messages.severalOfName)];
      const wrong = wrongEnd({ ...noSale, ...stored, ...typed });
      return wrong ? [csvMessages.atCell(line, columns.closesAt.names[0], csvMessages[wrong])] : [];
    });
    const count: Imported = { added: 0, changed: 0, problems };
    if (problems.length > 0) return count;
    for (const { row } of entries) {
      const { pictures: _, ...typed } = row;
      const [stored] = productsOfName.get(typed.name) ?? [];
      if (stored) {
        const content = { ...contentOf(stored), ...typed };
        if (await changeProduct(tx, actor, { stored, content, isPreview })) count.changed += 1;
      } else {
        const { externalLinkUrl = null, ...rest } = typed;
        const content = { ...noSale, ...rest, externalLinkUrl, imageFiles: [], imageTexts: {} };
        if (!isPreview) await addProduct(tx, actor, content);
        count.added += 1;
      }
    }
    return count;
  });
}

const contentOf = ({
  id: _,
  version: _version,
  calledOffAt: _calledOffAt,
  calledOffOrders: _calledOffOrders,
  onSale: _onSale,
  retiredAt: _retiredAt,
  ...content
}: ShopProductRow): Content => content;
