import { formatDateTime } from '../../../format';
import { formatListDateTime } from '../../../format/internal';
import {
  Badge,
  ConfirmAction,
  Heading,
  Notice,
  RowList,
  RowListItem,
  Skeleton,
  Stack,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffSessionListMessages } from './messages';

type Messages = typeof staffSessionListMessages;

export type OwnSession = {
  id: string;
  device: { system: keyof Messages['systems']; browser: keyof Messages['browsers'] };
  usedAt: string;
  endsAt: string;
  /** The session of this device. */
  isCurrent: boolean;
};

export type StaffSessionListProps = {
  /** Null while they load. */
  items: readonly OwnSession[] | null;
  error: string | null;
  /** Called after a second look; a rejected promise is shown by `error`. */
  onEnd: (id: string) => Promise<unknown>;
};

const nameOf = (m: Messages, { system, browser }: OwnSession['device']) => {
  const [on, by] = [m.systems[system], m.browsers[browser]];
  return on !== '' && by !== '' ? m.device(on, by) : on || by || m.unknown;
};

/** Where one is signed in. Each other session ends with one button. */
export function StaffSessionList({ items, error, onEnd }: StaffSessionListProps) {
  const m = useMessages('StaffSessionList', staffSessionListMessages);
  const isLoading = items === null && error === null;

  return (
    <Stack as="section" gap="md" width="page" aria-label={m.title} aria-busy={isLoading}>
      <Heading level={2}>{m.title}</Heading>
      <Text phrases tone="muted">
        {m.lead}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      {isLoading && <Skeleton lines={3} />}
      <RowList>
        {items?.map((session) => {
          const name = nameOf(m, session.device);
          return (
            <RowListItem
              key={session.id}
              end={
                session.isCurrent ? (
                  <Badge tone="success" emphasis="soft">
                    {m.current}
                  </Badge>
                ) : (
                  <ConfirmAction
                    button={{
                      tone: 'danger',
                      emphasis: 'quiet',
                      'aria-label': m.endOf(name),
                      children: m.end,
                    }}
                    tone="danger"
                    title={m.ask(name)}
                    confirmLabel={m.confirm}
                    onConfirm={() => onEnd(session.id)}
                  >
                    {m.consequence}
                  </ConfirmAction>
                )
              }
            >
              <Text as="span" kind="label">
                {name}
              </Text>
              <Text as="span" kind="small" tone="muted">
                {m.used(formatDateTime(session.usedAt))}
              </Text>
              <Text as="span" kind="small" tone="muted">
                {m.ends(formatListDateTime(session.endsAt))}
              </Text>
            </RowListItem>
          );
        })}
      </RowList>
    </Stack>
  );
}
