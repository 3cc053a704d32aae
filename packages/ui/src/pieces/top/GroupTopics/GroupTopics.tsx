import { type ReactNode, useId } from 'react';
import { ChevronDownIcon, ChevronRightIcon } from '../../../icons';
import { Avatar, Section } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './GroupTopics.css';
import { groupTopicsMessages } from './messages';

export type TopicItem = { id: string; title: string };

export type GroupTopicsProps = {
  /** The topics; nothing is rendered when empty. */
  items: readonly TopicItem[];
  /** Id of the topic whose composer is open. */
  openId: string | null;
  /** Called on a press on a row: opens or closes its composer. */
  onToggle: (id: string) => void;
  renderComposer: (id: string) => ReactNode;
  /** Address of a topic's thread. */
  hrefOf?: ((id: string) => string) | undefined;
};

/** Group topics; each row expands to a composer on the same page. */
export function GroupTopics({ items, openId, onToggle, renderComposer, hrefOf }: GroupTopicsProps) {
  const m = useMessages('GroupTopics', groupTopicsMessages);
  const prefix = useId();
  const Link = useLinkComponent();
  if (items.length === 0) return null;

  return (
    <Section title={m.title} label={m.label}>
      <ul role="list" className={styles.list}>
        {items.map(({ id, title }) => {
          const open = id === openId;
          const [buttonId, panelId] = [`${prefix}-${id}`, `${prefix}-${id}-panel`];
          return (
            <li key={id} className={styles.row}>
              <h3>
                <button
                  type="button"
                  id={buttonId}
                  className={styles.toggle}
                  aria-expanded={open}
                  aria-controls={panelId}
                  onClick={() => onToggle(id)}
                >
                  <Avatar kind="group" />
                  <span className={styles.title}>{title}</span>
                  <span className={styles.chevron}>
                    <ChevronDownIcon size="small" />
                  </span>
                </button>
              </h3>
              {/* A closed composer stays mounted: its text or attachment is not lost. */}
              {/* biome-ignore lint/a11y/useSemanticElements: a page region for each talk would be too many */}
              <div
                id={panelId}
                role="group"
                aria-labelledby={buttonId}
                className={styles.panel}
                data-open={open}
                inert={!open}
              >
                <div className={styles.inner}>
                  {renderComposer(id)}
                  {hrefOf && (
                    <p className={styles.more}>
                      <Link href={hrefOf(id)} className={styles.link}>
                        {m.open}
                        <ChevronRightIcon size="tiny" />
                      </Link>
                    </p>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
