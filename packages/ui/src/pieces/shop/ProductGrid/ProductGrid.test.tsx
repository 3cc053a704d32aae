import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { goods } from '../../../testing';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

/** Position and size of each product. */
const places = (container: HTMLElement) =>
  [...container.querySelectorAll('[class*="ProductGrid_cell_"]')].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

test.each([320, 390, 768])('products appear where their skeletons were, %i px', async (width) => {
  await page.viewport(width, 844);
  const loading = await render(<ProductGridSkeleton />);
  const before = places(loading.container);
  expect(before).toHaveLength(8);
  await loading.unmount();
  const { container } = await render(
    <ProductGrid items={goods(8)} total={8} hrefOf={(productId) => `#${productId}`} />,
  );
  expect(places(container)).toEqual(before);
});
