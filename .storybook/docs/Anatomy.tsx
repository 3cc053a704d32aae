import type { ComponentDocs } from '@homestand/ui/guide';
import { pageStyles as styles } from '@homestand/ui/guide';
import type { Shown } from './Frame';
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

const radius = 11;
const distance = 2 * radius + 4;

/** The numbers beside the story that shows the parts, each with a line to its part. */
export function Numbers({ shown, parts }: { shown: Shown; parts: Parts }) {
  const { width, scale } = shown;
  const numbers = placed(
    parts.flatMap(({ at }, index) => {
      const box = at === undefined ? undefined : boxOf(shown, at);
      return box ? [{ number: index + 1, box }] : [];
    }),
    width * scale,
  );
  const bottom = Math.max(shown.height * scale, ...numbers.map(({ y }) => y + radius));
  return (
    <>
      <svg className={styles.lines} aria-hidden="true">
        {numbers.map(({ number, x, y, endX, endY }) => (
          <g key={number}>
            <line className={styles.lineEdge} x1={x} y1={y} x2={endX} y2={endY} />
            <line className={styles.line} x1={x} y1={y} x2={endX} y2={endY} />
            <circle className={styles.lineEnd} cx={endX} cy={endY} r={3} />
          </g>
        ))}
      </svg>
      {numbers.map(({ number, x, y }) => (
        <span
          key={number}
          className={`${styles.number} ${styles.placed}`}
          style={{ insetInlineStart: x, insetBlockStart: y }}
          aria-hidden="true"
        >
          {number}
        </span>
      ))}
      {/* Numbers that need more height than a low story has. */}
      <div style={{ height: bottom - shown.height * scale }} />
    </>
  );
}

type Box = { left: number; right: number; top: number; height: number };
type Numbered = { number: number; box: Box };

/** Beside the edge that is nearer, below each other in the order of their parts. */
function placed(numbered: Numbered[], width: number) {
  const last = { left: Number.NEGATIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
  return numbered
    .map(({ number, box }) => ({ number, box, endY: box.top + Math.min(box.height / 2, 16) }))
    .toSorted((a, b) => a.endY - b.endY)
    .map(({ number, box, endY }) => {
      const middle = (box.left + box.right) / 2;
      const isWide = Math.abs(middle - width / 2) < width / 8;
      const isLeft = isWide ? last.left <= last.right : middle < width / 2;
      const side = isLeft ? 'left' : 'right';
      const y = Math.max(endY, radius, last[side] + distance);
      last[side] = y;
      return {
        number,
        x: isLeft ? -radius - 3 : width + radius + 3,
        y,
        endX: isLeft ? Math.max(box.left, 3) : Math.min(box.right, width - 3),
        endY,
      };
    });
}

/** The first match that one can see: Storybook's own hidden elements are in the document, too. */
function boxOf({ document, height, scale }: Shown, selector: string): Box | undefined {
  const found = Array.from(document.querySelectorAll(selector), (element) =>
    element.getBoundingClientRect(),
  ).find((box) => box.width > 0 && box.height > 0 && box.top < height && box.bottom > 0);
  return (
    found && {
      left: found.left * scale,
      right: found.right * scale,
      top: Math.max(found.top, 0) * scale,
      height: found.height * scale,
    }
  );
}
