import { Heading, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MadeToOrderNote } from '../../shared/MadeToOrderNote/MadeToOrderNote';
import { ProductName } from '../../shared/ProductName/ProductName';
import { StockLabel } from '../../shared/StockLabel/StockLabel';
import { lowestPriceOf, ProductCardPrice } from '../ProductCard/ProductCardPrice';
import { productPageMessages } from './messages';
import type { ProductPageProps } from './ProductPage';

/** Name, price, when it is made and handed over, what is left, and how many one fan may order. */
export function ProductPageTitle({
  product,
  option,
}: Pick<ProductPageProps, 'product' | 'option'>) {
  const m = useMessages('ProductPage', productPageMessages);
  return (
    <Stack gap="xs">
      <Heading level={2}>
        <ProductName>{product.name}</ProductName>
      </Heading>
      <ProductCardPrice {...lowestPriceOf(option ?? product)} size="large" />
      <MadeToOrderNote madeToOrder={product.madeToOrder} />
      <StockLabel stock={(option ?? product).stock} />
      {product.perPerson !== undefined && (
        <Text kind="small" tone="muted">
          {m.perPerson(product.perPerson)}
        </Text>
      )}
    </Stack>
  );
}
