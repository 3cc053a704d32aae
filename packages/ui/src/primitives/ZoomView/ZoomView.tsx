// Engine: native pointer events; a gesture library would cost more than these few lines.

import type { ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '../../icons';
import { assignInlineVars } from '../../styles/inlineVars';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import { zoomViewMessages } from './messages';
import { useZoom } from './useZoom';
import * as styles from './ZoomView.css';

export type ZoomViewProps = {
  /** Accessible name of the view. */
  label: string;
  /** Picture that fits its box. */
  children: ReactNode;
};

/** Zoomable view from 1x to 3x: pinch, double tap, two buttons, or the keys + − 0 and arrows. */
export function ZoomView({ label, children }: ZoomViewProps) {
  const m = useMessages('ZoomView', zoomViewMessages);
  const { view, zoom, atMin, atMax, zoomIn, zoomOut, bind } = useZoom();

  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        {...bind}
        ref={view}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: like a scrolling region, it is moved with the arrows.
        tabIndex={0}
        className={styles.view}
      >
        <div
          className={styles.content}
          style={assignInlineVars({
            [styles.x]: `${zoom.x}px`,
            [styles.y]: `${zoom.y}px`,
            [styles.scale]: String(zoom.scale),
          })}
        >
          {children}
        </div>
      </div>
      <div className={styles.controls}>
        <output className={styles.share}>{m.scale(Math.round(zoom.scale * 100))}</output>
        <IconButton
          tone="overlay"
          label={m.zoomIn}
          icon={<PlusIcon />}
          disabled={atMax}
          onClick={zoomIn}
        />
        <IconButton
          tone="overlay"
          label={m.zoomOut}
          icon={<MinusIcon />}
          disabled={atMin}
          onClick={zoomOut}
        />
      </div>
    </div>
  );
}
