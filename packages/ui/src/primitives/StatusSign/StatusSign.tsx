// Engine: native svg; no script.
import { useMessages } from '../UiProvider/useMessages';
import { statusSignMessages } from './messages';
import { type StatusSignVariants, statusSign } from './StatusSign.css';

export type StatusSignProps = StatusSignVariants & {
  mark: 'check' | 'undo' | 'done' | 'cross' | 'bang' | 'truck' | 'query' | 'club';
};

/**
 * Status as an outline and a mark, which differ without colour, too. The words beside it name the status, so that it
 * is decorative.
 */
export function StatusSign({ outline = 'circle', mark, emphasis, size }: StatusSignProps) {
  const m = useMessages('StatusSign', statusSignMessages);
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      className={statusSign({ outline, emphasis, size })}
    >
      <path d={outlines[outline]} />
      <g transform={outline === 'triangle' ? lowered : undefined}>
        {mark === 'done' ? (
          <text x="24" y="24">
            {m.done}
          </text>
        ) : (
          <path d={marks[mark]} />
        )}
      </g>
    </svg>
  );
}

const outlines = {
  circle: 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z',
  octagon: 'M15 2h18l13 13v18L33 46H15L2 33V15z',
  triangle: 'M24 5 45 42H3z',
  diamond: 'M24 2 46 24 24 46 2 24z',
} as const;

const marks = {
  check: 'M15 24.500l6.5 6.500L33.5 18',
  undo: 'M20 14l-6.5 6.500L20 27M14.5 20.500H28a7 7 0 0 1 0 14h-7',
  cross: 'M16 16l16 16M32 16 16 32',
  bang: 'M24 14v13M24 34v.1',
  truck: 'M11 17h14v13H11zM25 21h6l5 5v4H25M16 32v.1M31 32v.1',
  query: 'M18.5 19.500a5.5 5.5 0 1 1 8.5 4.600c-2 1.2-3 2.2-3 4.400M24 35v.1',
  club: 'M24 13.5 33 17v7c0 6-4 9.5-9 11.5-5-2-9-5.5-9-11.500v-7z',
} as const;

/** A triangle has its room at the bottom. */
const lowered = 'translate(6.7 11) scale(0.72)';
