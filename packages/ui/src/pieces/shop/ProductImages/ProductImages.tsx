import { useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon, TrashIcon } from '../../../icons';
import { IconButton, Inline, Notice, Text, TextField } from '../../../primitives';
import { ButtonFile } from '../../../primitives/Button/ButtonFile';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductCardPicture } from '../ProductCard/ProductCardPicture';
import { productImagesMessages } from './messages';
import * as styles from './ProductImages.css';
import { ProductImagesCrop } from './ProductImagesCrop';

export type ProductImage = {
  /** File of the picture, by which it is known. */
  name: string;
  url: string;
  /** For those who cannot see it. */
  text: string;
};

export type ProductImagesProps = {
  items: readonly ProductImage[];
  onChange: (items: readonly ProductImage[]) => void;
  /** Gets a chosen picture, cut to a square. */
  onAdd: (picture: Blob) => void;
  /** A picture is being stored. */
  pending: boolean;
  error: string | null;
};

/** The server's limit. */
const maxPictures = 10;

/** The pictures of a product: their order, what is in them in words, and new ones cut to a square. */
export function ProductImages({ items, onChange, onAdd, pending, error }: ProductImagesProps) {
  const m = useMessages('ProductImages', productImagesMessages);
  const [chosen, setChosen] = useState<File | null>(null);
  const isFull = items.length >= maxPictures;

  function move(from: number, to: number) {
    const next = [...items];
    const [moved] = next.splice(from, 1);
    if (!moved || to < 0 || to >= items.length) return;
    next.splice(to, 0, moved);
    onChange(next);
  }

  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{m.title}</legend>
      <Text kind="caption" phrases tone="muted">
        {m.hint}
      </Text>
      {items.length > 0 && (
        <ol role="list" className={styles.list}>
          {items.map((item, index) => (
            <ProductImagesItem
              key={item.name}
              item={item}
              place={index + 1}
              count={items.length}
              onText={(text) =>
                onChange(items.map((other) => (other === item ? { ...item, text } : other)))
              }
              onMove={(step) => move(index, index + step)}
              onRemove={() => onChange(items.filter((other) => other !== item))}
            />
          ))}
        </ol>
      )}
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <Inline>
        <ButtonFile
          size="small"
          emphasis="quiet"
          icon={<PlusIcon size="small" />}
          pending={pending}
          disabled={isFull}
          accept="image/jpeg,image/png"
          onFile={setChosen}
        >
          {isFull ? m.full : m.add}
        </ButtonFile>
      </Inline>
      <ProductImagesCrop
        file={chosen}
        onUse={(picture) => {
          setChosen(null);
          onAdd(picture);
        }}
        onClose={() => setChosen(null)}
      />
    </fieldset>
  );
}

type ItemProps = {
  item: ProductImage;
  place: number;
  count: number;
  onText: (text: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

function ProductImagesItem({ item, place, count, onText, onMove, onRemove }: ItemProps) {
  const m = useMessages('ProductImages', productImagesMessages);
  return (
    <li
      className={styles.item}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <div className={styles.picture}>
        <ProductCardPicture src={item.url} drawn={360} alt={item.text} />
      </div>
      <div className={styles.words}>
        {place === 1 && (
          <Text kind="caption" tone="muted">
            {m.first}
          </Text>
        )}
        <TextField
          label={m.text(place)}
          hint={m.textHint}
          value={item.text}
          onValueChange={onText}
          maxLength={200}
          autoComplete="off"
        />
        <Inline gap="xs">
          <IconButton
            label={m.earlier(place)}
            icon={<ChevronLeftIcon />}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={m.later(place)}
            icon={<ChevronRightIcon />}
            disabled={place === count}
            onClick={() => onMove(1)}
          />
          <IconButton label={m.remove(place)} icon={<TrashIcon />} onClick={onRemove} />
        </Inline>
      </div>
    </li>
  );
}
