// Engine: native buttons with a roving tab stop, about 1 kB; radix-ui/tabs costs about 10 kB for the same keys.
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './Tabs.css';

export type TabItem = { id: string; label: string };

export type TabsProps = {
  /** Names the row. */
  label: string;
  items: readonly TabItem[];
  /** The id of one of them. */
  selected: string;
  onSelect: (id: string) => void;
  /** What the selected tab shows. */
  children?: ReactNode;
};

/** One of a few views of the same place. Arrow keys choose at once; the row scrolls where it is narrow. */
export function Tabs({ label, items, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = items.findIndex((item) => item.id === selected);

  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[index];
    if (!row || !(tab instanceof HTMLElement)) return;
    // Not scrollIntoView: it would scroll the page as well.
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [index]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = stepTo(event.key, index, items.length);
    const item = target === undefined ? undefined : items.at(target);
    if (target === undefined || !item) return;
    event.preventDefault();
    onSelect(item.id);
    const tab = [...event.currentTarget.children].at(target);
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {items.map((item, position) => {
          const current = item.id === selected;
          // With nothing selected the keyboard still finds the row.
          const reachable = index === -1 ? position === 0 : current;
          return (
            <button
              key={item.id}
              id={`${id}-${item.id}`}
              type="button"
              role="tab"
              aria-selected={current}
              aria-controls={current && children ? `${id}-panel` : undefined}
              tabIndex={reachable ? 0 : -1}
              className={styles.tab({ selected: current })}
              onClick={() => onSelect(item.id)}
            >
              {item.label}
            </button>
          );
        })}
      </div>
      {children && (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone is otherwise out of reach
          tabIndex={0}
          aria-labelledby={`${id}-${selected}`}
          className={styles.panel}
        >
          {children}
        </div>
      )}
    </div>
  );
}

function stepTo(key: string, index: number, count: number) {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return Math.max(index, 0) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  return undefined;
}
