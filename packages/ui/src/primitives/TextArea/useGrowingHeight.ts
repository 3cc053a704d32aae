import { type RefObject, useLayoutEffect } from 'react';

const browserGrows = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** For browsers without `field-sizing`: the height follows the text; CSS keeps it between its limits. */
export function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || browserGrows) return;
    area.style.height = 'auto';
    // An empty area is as high as an empty line, also where its placeholder would wrap.
    if (text !== '') area.style.height = `${area.scrollHeight}px`;
  }, [ref, text]);
}
