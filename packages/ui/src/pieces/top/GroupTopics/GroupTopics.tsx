import { type ReactNode, useId } from 'react';
import { ChevronDownIcon, ChevronRightIcon } from '../../../icons';
import { Avatar, Section } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider';
import * as styles from './GroupTopics.css';
import { type GroupTopicsMessages, groupTopicsMessages } from './messages';

export type TopicItem = { id: string; title: string };

export type GroupTopicsProps = {
  /** With none of them, nothing is there. */
  items: readonly TopicItem[];
  /** The one topic whose composer is open. */
  openId: string | null;
  /** Pressed: opens it, or closes it if it is open. */
  onToggle: (id: string) => void;
  renderComposer: (id: string) => ReactNode;
  /** Where the whole topic is. */
  hrefOf?: ((id: string) => string) | undefined;
  messages?: GroupTopicsMessages;
};

/** The topics of a group. Each opens to write into it without leaving the page. */
export function GroupTopics({
  items,
  openId,
  onToggle,
  renderComposer,
  hrefOf,
  messages: m = groupTopicsMessages,
}: GroupTopicsProps) {
  const prefix = useId();
  const Link = useLinkComponent();
  if (items.length === 0) return null;

  return (
    <Section title={m.title} label={m.label}>
      <ul className={styles.list}>
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
              {/* What is closed stays: a text or a picture on its way is not lost by closing. */}
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
