import { useEffect, useRef, useState } from 'react';

/** Number of rows of a scrolling list that are not yet seen. A row counts as seen with three quarters of its height. */
export function useRowsBelow() {
  const boxRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const [box, list] = [boxRef.current, listRef.current];
    if (!box || !list) return;
    const measure = () => {
      const { bottom } = box.getBoundingClientRect();
      const isBelow = (row: Element) => {
        const place = row.getBoundingClientRect();
        return place.bottom - bottom > place.height / 4;
      };
      setBelow(Array.from(list.children).filter(isBelow).length);
    };
    // Also when rows are added, or text wraps: then the list has another height.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(list);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
  return { boxRef, listRef, below };
}
