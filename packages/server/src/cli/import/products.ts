import { type ProductRow, readProducts } from '../../csv/index.ts';
import { columnTexts, messages } from '../../csv/messages.ts';
import { productByName, saveProduct, wrongEnd } from '../../modules/shop/index.ts';
import type { Surroundings } from '../command.ts';
import type { InputOf } from '../commandInput.ts';
import { CellProblem, type ImportInto, runImport, storing } from './runImport.ts';

const columns = columnTexts.product;
const noSale = { opensAt: null, closesAt: null, deliveryPeriod: null };

export async function importProducts(
  club: ImportInto,
  input: InputOf<'import products'>,
  surroundings: Surroundings,
): Promise<void> {
  await runImport<ProductRow>(club, input, surroundings, {
    read: readProducts,
    async write({ tx, files, isDryRun }, { pictures, ...product }) {
      const existing = await productByName(tx, product.name);
      const sale = { ...noSale, ...existing, ...product };
      const wrong = wrongEnd(sale);
      if (wrong) throw new CellProblem(columns.closesAt.names[0], messages[wrong]);
      const imageFiles = await storing(columns.pictures.names[0], () =>
        Promise.all(pictures.map((picture) => files.picture(picture, 'product'))),
      );
      const content = { ...product, ...(imageFiles.length > 0 && { imageFiles }) };
      if (!isDryRun) await saveProduct(tx, existing?.id, content);
      return existing === undefined ? 'added' : 'updated';
    },
  });
}
