import { Button, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoginHeader } from '../../shared/LoginHeader/LoginHeader';
import type { PlayerLoginFormProps } from '../PlayerLoginForm/PlayerLoginForm';
import { PlayerLoginFormFields } from '../PlayerLoginForm/PlayerLoginFormFields';
import { staffLoginFormMessages } from './messages';
import * as styles from './StaffLoginForm.css';

export type StaffLoginFormProps = Omit<PlayerLoginFormProps, 'backHref'> & {
  /** A fan has opened the page of the staff: a way back, and one to the form for staff who are fans. */
  fan?: { href: string; staffHref: string } | undefined;
  /** Hand-overs of this device that only the next session can send; a desk's is begun by a code. */
  unsent?: { count: number; ofDesk: boolean } | undefined;
  /** The club's name and logo; until they have loaded the header is without. */
  club?: { team: string; logoUrl: string | null } | undefined;
};

/** Login form of the club's staff. Pair with `usePlayerLoginForm`. */
export function StaffLoginForm({ fan, unsent, club, ...fields }: StaffLoginFormProps) {
  const m = useMessages('StaffLoginForm', staffLoginFormMessages);
  return (
    <LoginHeader title={m.title} owner={club}>
      {unsent && (
        <p className={styles.unsent}>
          {unsent.ofDesk ? m.unsentOfDesk(unsent.count) : m.unsent(unsent.count)}
        </p>
      )}
      {fan ? (
        <Stack gap="lg">
          <p className={styles.forStaff}>{m.forStaff}</p>
          <Button href={fan.href} tone="accent" fullWidth>
            {m.back}
          </Button>
          <Button href={fan.staffHref} emphasis="bare" fullWidth>
            {m.staff}
          </Button>
        </Stack>
      ) : (
        <>
          <PlayerLoginFormFields {...fields} title={m.title} />
          <Text kind="small" phrases tone="muted">
            {m.forgotten}
          </Text>
        </>
      )}
    </LoginHeader>
  );
}
