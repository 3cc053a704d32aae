import { formatTime } from '../../../format/internal';
import { PlusIcon } from '../../../icons';
import {
  Button,
  ConfirmAction,
  Heading,
  Notice,
  RowList,
  RowListItem,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import {
  type UnsentHandOversProps,
  useUnsentText,
} from '../../shared/UnsentHandOvers/UnsentHandOvers';
import { deskListMessages } from './messages';

export type RunningDesk = {
  id: string;
  name: string;
  enrolledAt: string;
  endsAt: string;
  /** Who made the code. */
  enrolledBy: string;
  /** Null before its first report. */
  unsent: UnsentHandOversProps['unsent'] | null;
};

export type DeskListProps = {
  /** Null while they load. */
  items: readonly RunningDesk[] | null;
  /** The tills of the day. */
  tillsHref: string;
  /** The page to print for helpers. */
  guideHref: string;
  onAdd: () => void;
  /** Ends a desk; a rejected promise is shown by `error`. */
  onEnd: (id: string) => Promise<unknown>;
  error: string | null;
};

/** The running desks. Each ends with one button, after a second look. */
export function DeskList({ items, tillsHref, guideHref, onAdd, onEnd, error }: DeskListProps) {
  const m = useMessages('DeskList', deskListMessages);
  const unsentText = useUnsentText();
  const isLoading = items === null && error === null;

  return (
    <Stack gap="xl" width="page">
      <Text phrases>{m.lead}</Text>
      <Button tone="accent" fullWidth icon={<PlusIcon size="small" />} onClick={onAdd}>
        {m.add}
      </Button>
      <Stack gap="none" align="start">
        <TextLink href={tillsHref} standalone>
          {m.tills}
        </TextLink>
        <TextLink href={guideHref} standalone>
          {m.guide}
        </TextLink>
      </Stack>
      <Stack as="section" gap="sm" aria-label={m.running} aria-busy={isLoading}>
        <Heading level={2} kind="label">
          {m.running}
        </Heading>
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        {isLoading && <Skeleton lines={3} />}
        {items?.length === 0 && <Text tone="muted">{m.none}</Text>}
        <RowList>
          {items?.map((desk) => (
            <RowListItem
              {...shortcutMark.row}
              key={desk.id}
              end={
                <ConfirmAction
                  button={{
                    tone: 'danger',
                    emphasis: 'quiet',
                    'aria-label': m.endOf(desk.name),
                    children: m.end,
                  }}
                  tone="danger"
                  title={m.ask(desk.name)}
                  confirmLabel={m.confirm}
                  onConfirm={() => onEnd(desk.id)}
                >
                  {m.consequence}
                  {unsentText(desk.unsent, m.sentLater(desk.name)) ?? m.unsentNever}
                </ConfirmAction>
              }
            >
              <Text as="span" kind="label">
                {desk.name}
              </Text>
              <Text as="span" kind="small" tone="muted">
                {m.since(formatTime(desk.enrolledAt), formatTime(desk.endsAt))}
              </Text>
              <Text as="span" kind="small" tone="muted">
                {m.by(desk.enrolledBy)}
              </Text>
            </RowListItem>
          ))}
        </RowList>
      </Stack>
    </Stack>
  );
}
