import { type RefObject, useLayoutEffect } from 'react';

const browserGrows = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Fallback for browsers without `field-sizing`: sets the height of the text; CSS limits it. */
export function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const area = ref.current;
    const field = area?.parentElement;
    if (!area || !field || browserGrows) return;
    // Measuring collapses the area. Without the minimum height a list beside it would grow for that time, and
    // the browser would lower its scroll offset at the end.
    field.style.minHeight = `${field.getBoundingClientRect().height}px`;
    area.style.height = 'auto';
    // An empty area is one line high, also where its placeholder would wrap.
    if (text !== '') area.style.height = `${area.scrollHeight}px`;
    field.style.minHeight = '';
  }, [ref, text]);
}
