// Engine: radix-ui/tabs. There is no native element for tabs, and a keyboard model kept by others is
// worth its 8 kB on the later screens that have tabs; the entry never loads it.
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './Tabs.css';

export type TabItem = { id: string; label: string };

export type TabsProps = {
  /** Names the row. */
  label: string;
  items: readonly TabItem[];
  /** The id of one of them. */
  selected: string;
  onSelect: (id: string) => void;
  /** In a place as wide as the screen: the row runs under both edges, and begins where the content of a screen does. */
  bleed?: boolean;
  /** What the selected tab shows. */
  children?: ReactNode;
};

/** One of a few views of the same place. Arrow keys choose at once; the row scrolls where it is narrow. */
export function Tabs({ label, items, selected, onSelect, bleed = false, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const index = items.findIndex((item) => item.id === selected);

  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.children[index];
    if (!row || !(tab instanceof HTMLElement)) return;
    // Not scrollIntoView: it would scroll the page as well.
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
            // Only what exists can be controlled.
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
