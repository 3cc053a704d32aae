// Engine: native svg; no script. The drawings are files: a page loads one when it shows it, and the service worker
// caches all of them.
import complete from './drawings/complete.svg?no-inline';
import empty from './drawings/empty.svg?no-inline';
import failed from './drawings/failed.svg?no-inline';
import missing from './drawings/missing.svg?no-inline';
import offline from './drawings/offline.svg?no-inline';
import waiting from './drawings/waiting.svg?no-inline';
import { drawing, type IllustrationVariants, moving, root } from './Illustration.css';

const drawings = { empty, waiting, missing, failed, offline, complete };

export type IllustrationName = keyof typeof drawings;

export type IllustrationProps = Pick<IllustrationVariants, 'size'> & { name: IllustrationName };

/** Drawing for a state that has nothing else to show, in the club's colours. Its place has a fixed size. */
export function Illustration({ name, size }: IllustrationProps) {
  const isComplete = name === 'complete';
  return (
    <div className={root({ name, size })}>
      <svg
        viewBox={isComplete ? '0 0 320 160' : '0 0 200 140'}
        className={drawing}
        aria-hidden="true"
        focusable="false"
      >
        <use href={`${drawings[name]}#drawing`} />
        {isComplete && <use href={`${drawings[name]}#moving`} className={moving} />}
      </svg>
    </div>
  );
}
