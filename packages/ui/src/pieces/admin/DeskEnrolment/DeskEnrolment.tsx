import { Button, Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import * as styles from './DeskEnrolment.css';
import { deskEnrolmentMessages } from './messages';

export type DeskEnrolmentProps = {
  /** `noCode` if the address has none. */
  kind: 'ready' | 'noCode';
  pending: boolean;
  /** Why the phone did not become a desk. */
  error: string | null;
  loginHref: string;
  onEnrol: () => void;
};

/** Page that a helper's phone opens by the code of a manager. The phone becomes a desk with a tap, not by opening it. */
export function DeskEnrolment({ kind, pending, error, loginHref, onEnrol }: DeskEnrolmentProps) {
  const m = useMessages('DeskEnrolment', deskEnrolmentMessages);
  return (
    <main className={styles.root}>
      <title>{m.title}</title>
      <Heading level={1} align="center" focusable>
        {m.title}
      </Heading>
      <p className={styles.words}>{m[kind]}</p>
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
      {kind === 'ready' ? (
        <Button tone="accent" fullWidth pending={pending} onClick={onEnrol}>
          {m.enrol}
        </Button>
      ) : (
        <Button href={loginHref} emphasis="bare" fullWidth>
          {m.login}
        </Button>
      )}
    </main>
  );
}
