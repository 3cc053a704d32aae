// Engine: radix-ui/tabs. There is no native element for tabs, and a maintained keyboard model is worth its 8
// kB on the screens with tabs; the entry never loads it.
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './Tabs.css';

export type TabItem = { id: string; label: string };

export type TabsProps = {
  /** Accessible name of the row. */
  label: string;
  items: readonly TabItem[];
  /** Id of the selected item. */
  selected: string;
  onSelect: (id: string) => void;
  /** For full-width containers: the row scrolls to both screen edges and starts aligned with the content. */
  bleed?: boolean;
  /** Content of the selected tab. */
  children?: ReactNode;
};

/** Views of the same screen. Arrow keys select at once; the row scrolls where it is narrow. */
export function Tabs({ label, items, selected, onSelect, bleed = false, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const index = items.findIndex((item) => item.id === selected);

  const moved = useRef(false);

  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[index];
    // The row begins at its first tab: measuring it would lay out the screen while it is made.
    if (!moved.current && index === 0) return;
    moved.current = true;
    if (!row || !(tab instanceof HTMLElement)) return;
    // Not scrollIntoView, which would scroll the page as well.
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [index]);

  return (
    <Root value={selected} onValueChange={onSelect}>
      <List ref={list} aria-label={label} className={styles.list({ bleed })}>
        {items.map((item) => (
          <Trigger
            key={item.id}
            value={item.id}
            className={styles.tab({ selected: item.id === selected })}
            // Only an element that exists can be referenced.
            {...((item.id !== selected || !children) && { 'aria-controls': undefined })}
          >
            {item.label}
          </Trigger>
        ))}
      </List>
      {children && (
        <Content value={selected} className={styles.panel}>
          {children}
        </Content>
      )}
    </Root>
  );
}
