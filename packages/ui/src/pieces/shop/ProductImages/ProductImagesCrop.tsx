import { useState } from 'react';
import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../../../icons';
import { Button, Dialog, IconButton, Inline, Notice, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { assignInlineVars } from '../../../styles/inlineVars';
import { productImagesMessages } from './messages';
import * as styles from './ProductImages.css';
import { useSquareCrop } from './useSquareCrop';

type Props = {
  /** Null while none is chosen. */
  file: File | null;
  onUse: (picture: Blob) => void;
  onClose: () => void;
};

const buttons = [
  ['zoomOut', ZoomOutIcon],
  ['zoomIn', ZoomInIcon],
  ['left', ChevronLeftIcon],
  ['right', ChevronRightIcon],
  ['up', ChevronUpIcon],
  ['down', ChevronDownIcon],
] as const;

/** Cuts a chosen picture to a square: by hand, by buttons and by keys. */
export function ProductImagesCrop({ file, onUse, onClose }: Props) {
  const m = useMessages('ProductImages', productImagesMessages);
  const [pending, setPending] = useState(false);
  const { moves, failed, ready, place, draw, picture, stage } = useSquareCrop(file);

  async function use() {
    setPending(true);
    const drawn = await draw();
    setPending(false);
    if (drawn) onUse(drawn);
  }

  return (
    <Dialog
      open={file !== null}
      title={m.crop}
      dismissible={false}
      onClose={onClose}
      actions={
        <Button
          tone="accent"
          fullWidth
          pending={pending}
          disabled={!ready}
          onClick={() => void use()}
        >
          {m.use}
        </Button>
      }
    >
      <Stack gap="md">
        <Notice tone="danger" role="alert">
          {failed && m.unreadable}
        </Notice>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not for a picture that moves. */}
        <div
          {...stage}
          role="group"
          aria-label={m.stage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
          tabIndex={0}
          className={styles.stage}
        >
          <img
            {...picture}
            alt=""
            draggable={false}
            className={styles.cropped}
            style={
              place
                ? assignInlineVars({
                    [styles.cropWidth]: place.width,
                    [styles.cropHeight]: place.height,
                    [styles.cropLeft]: place.left,
                    [styles.cropTop]: place.top,
                  })
                : undefined
            }
          />
        </div>
        <Inline justify="center" gap="xs">
          {buttons.map(([name, Icon]) => (
            <IconButton
              key={name}
              label={m[name]}
              icon={<Icon />}
              disabled={!ready}
              onClick={moves[name]}
            />
          ))}
        </Inline>
      </Stack>
    </Dialog>
  );
}
