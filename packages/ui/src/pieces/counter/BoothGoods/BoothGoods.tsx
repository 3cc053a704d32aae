import { ChevronRightIcon, ShopIcon } from '../../../icons';
import {
  EmptyState,
  Heading,
  Picture,
  RowList,
  RowListItem,
  SearchField,
  Skeleton,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import * as styles from './BoothGoods.css';
import { boothGoodsMessages } from './messages';

export type BoothProduct = {
  productId: number;
  name: string;
  imageUrl: string | null;
  /** One with an empty label for a product without options. */
  options: readonly { id: number; label: string; price: number }[];
};

export type BoothGoodsProps = {
  /** In the order of the shop; null while they load. */
  items: readonly BoothProduct[] | null;
  /** Part of a name. */
  query: string;
  onQueryChange: (query: string) => void;
  hrefOf: (productId: number) => string;
};

/** What a booth sells. A tap chooses the product. */
export function BoothGoods({ items, query, onQueryChange, hrefOf }: BoothGoodsProps) {
  const m = useMessages('BoothGoods', boothGoodsMessages);
  const found = items?.filter(({ name }) => wordsOf(name).includes(wordsOf(query))) ?? null;
  return (
    <section className={styles.root} aria-label={m.title} aria-busy={items === null}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      {items === null && <Skeleton label={m.loading} lines={5} />}
      {items?.length === 0 && (
        <EmptyState title={m.empty} level={3}>
          {m.emptyHelp}
        </EmptyState>
      )}
      {items !== null && items.length > 0 && (
        <SearchField
          label={m.search}
          placeholder={m.search}
          value={query}
          onValueChange={onQueryChange}
          maxLength={100}
          {...(query !== '' && { note: m.count(found?.length ?? 0) })}
        />
      )}
      {items?.length !== 0 && found?.length === 0 && <Text tone="muted">{m.none}</Text>}
      <RowList>
        {found?.map(({ productId, name, imageUrl, options }) => (
          <RowListItem
            key={productId}
            href={hrefOf(productId)}
            start={
              <span className={styles.picture}>
                {imageUrl ? (
                  <Picture src={imageUrl} alt="" drawn={160} ratio="1/1" rounded="sm" />
                ) : (
                  <ShopIcon size="small" />
                )}
              </span>
            }
            end={
              <>
                <span className={styles.price}>{m.price(...pricesOf(options))}</span>
                <ChevronRightIcon size="small" />
              </>
            }
          >
            <Text as="span" kind="label">
              <ProductName>{name}</ProductName>
            </Text>
            {options.length > 1 && (
              <Text as="span" kind="caption" tone="muted">
                {m.options(options.length)}
              </Text>
            )}
          </RowListItem>
        ))}
      </RowList>
    </section>
  );
}

/** Full-width letters and capitals are the same. */
const wordsOf = (text: string) => text.normalize('NFKC').toLowerCase().trim();

function pricesOf(options: BoothProduct['options']): [least: number, most: number] {
  const prices = options.map(({ price }) => price);
  return [Math.min(...prices), Math.max(...prices)];
}
