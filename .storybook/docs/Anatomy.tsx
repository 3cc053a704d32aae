import type { ComponentDocs } from '@homestand/ui/guide';
import { pageStyles as styles } from '@homestand/ui/guide';
import { Prose } from './Prose';

type Parts = ComponentDocs['anatomy'];

/** The parts of a component by number. */
export function Anatomy({ parts }: { parts: Parts }) {
  return (
    <ol className={styles.parts}>
      {parts.map(({ part, note }, index) => (
        <li key={part} className={styles.part}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <strong>{part}</strong> <Prose>{note}</Prose>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The numbers over the story that shows the parts; those of one place stand side by side. */
export function Numbers({ shown, parts }: { shown: Document; parts: Parts }) {
  const places = parts.map(({ at }) => (at === undefined ? undefined : placeOf(shown, at)));
  return parts.map(({ part }, index) => {
    const place = places[index];
    if (!place) return null;
    const before = places.slice(0, index).filter((earlier) => earlier && isNear(earlier, place));
    return (
      <span
        key={part}
        className={`${styles.number} ${styles.placed}`}
        style={{ insetInlineStart: place.x + before.length * 24, insetBlockStart: place.y }}
        aria-hidden="true"
      >
        {index + 1}
      </span>
    );
  });
}

type Place = { x: number; y: number };
const isNear = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y) < 16;

/** The corner of the first match that one can see: Storybook's own hidden elements are in the document, too. */
function placeOf(shown: Document, selector: string) {
  const box = Array.from(shown.querySelectorAll(selector), (element) =>
    element.getBoundingClientRect(),
  ).find(({ width, height }) => width > 0 && height > 0);
  return box && { x: Math.max(box.left, 12), y: Math.max(box.top, 12) };
}
