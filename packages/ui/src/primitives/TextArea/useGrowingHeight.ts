import { type RefObject, useLayoutEffect } from 'react';

const browserGrows = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** For browsers without `field-sizing`: the height follows the text; CSS keeps it between its limits. */
export function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const area = ref.current;
    const field = area?.parentElement;
    if (!area || !field || browserGrows) return;
    // Measuring collapses the area. Without this the box of a list beside it grows for that long, and the browser
    // lowers the scroll offset of a list that stands at its end.
    field.style.minHeight = `${field.getBoundingClientRect().height}px`;
    area.style.height = 'auto';
    // An empty area is as high as an empty line, also where its placeholder would wrap.
    if (text !== '') area.style.height = `${area.scrollHeight}px`;
    field.style.minHeight = '';
  }, [ref, text]);
}
