import { Button, Heading, Notice, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { usePageTitle } from '../../../primitives/UiProvider/usePageTitle';
import * as styles from './DeskEnrolment.css';
import { deskEnrolmentMessages } from './messages';

export type DeskEnrolmentProps = {
  /** `noCode` if the address has none, `signedIn` if somebody of the staff is signed in on this phone. */
  kind: 'ready' | 'noCode' | 'signedIn';
  /** Who is signed in. */
  name?: string;
  pending: boolean;
  /** Why the phone did not become a desk. */
  error: string | null;
  loginHref: string;
  /** First page of the person who is signed in. */
  homeHref: string;
  onEnrol: () => void;
  onLogout: () => void;
};

/** Page that a helper's phone opens by the code of a manager. The phone becomes a desk with a tap, not by opening it. */
export function DeskEnrolment({ kind, name = '', pending, error, ...rest }: DeskEnrolmentProps) {
  const { loginHref, homeHref, onEnrol, onLogout } = rest;
  const m = useMessages('DeskEnrolment', deskEnrolmentMessages);
  usePageTitle(m.title);
  return (
    <main className={styles.root}>
      <Heading level={1} align="center" focusable>
        {m.title}
      </Heading>
      <Text kind="lead" phrases align="center">
        {kind === 'signedIn' ? m.signedIn(name) : m[kind]}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      {kind === 'ready' && (
        <Button tone="accent" fullWidth pending={pending} onClick={onEnrol}>
          {m.enrol}
        </Button>
      )}
      {kind === 'noCode' && (
        <Button href={loginHref} emphasis="bare" fullWidth>
          {m.login}
        </Button>
      )}
      {kind === 'signedIn' && (
        <>
          <Button href={homeHref} tone="accent" fullWidth>
            {m.home}
          </Button>
          <Button emphasis="bare" fullWidth onClick={onLogout}>
            {m.logout}
          </Button>
        </>
      )}
    </main>
  );
}
