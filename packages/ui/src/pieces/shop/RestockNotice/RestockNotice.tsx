import { BellIcon } from '../../../icons';
import { Button, Heading, Notice, RowList, RowListItem, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { restockNoticeMessages } from './messages';

/** What can be waited for; without `optionId` and label it is the product, which is sold as one. */
export type RestockItem = {
  optionId?: number | undefined;
  label?: string | undefined;
  /** The fan waits for it. */
  awaited: boolean;
  /** The answer of the server is awaited. */
  pending?: boolean | undefined;
};

export type RestockNoticeProps = {
  /** What cannot be ordered now. */
  items: readonly RestockItem[];
  /** Where notifications are turned on, if they are not on this device. */
  settingsHref?: string | undefined;
  /** Error message of the last tap. */
  error?: string | null;
  onAsk: (item: RestockItem) => void;
  onCancel: (item: RestockItem) => void;
};

/** Asks for one notification when what is sold out can be ordered again, and takes that back. */
export function RestockNotice({
  items,
  settingsHref,
  error = null,
  onAsk,
  onCancel,
}: RestockNoticeProps) {
  const m = useMessages('RestockNotice', restockNoticeMessages);
  const nameOf = (action: string, { label }: RestockItem) =>
    label === undefined ? undefined : m.of(action, label);

  return (
    <Stack as="section" gap="sm">
      <Heading level={3}>{m.title}</Heading>
      <Text kind="small" phrases tone="muted">
        {m.help}
      </Text>
      <RowList label={m.title}>
        {items.map((item) => {
          const action = item.awaited ? m.cancel : m.ask;
          return (
            <RowListItem
              key={item.optionId ?? 'product'}
              end={
                <Button
                  emphasis="quiet"
                  icon={item.awaited ? undefined : <BellIcon size="small" />}
                  pending={item.pending}
                  aria-label={nameOf(action, item)}
                  onClick={() => (item.awaited ? onCancel(item) : onAsk(item))}
                >
                  {action}
                </Button>
              }
            >
              {item.label !== undefined && (
                <Text as="span" kind="label">
                  {item.label}
                </Text>
              )}
              <Text as="span" kind="small" phrases role="status">
                {item.awaited ? m.awaited : m.offered}
              </Text>
            </RowListItem>
          );
        })}
      </RowList>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      {settingsHref !== undefined && (
        <>
          <Text kind="small" phrases>
            {m.off}
          </Text>
          <Button emphasis="quiet" fullWidth href={settingsHref}>
            {m.settings}
          </Button>
        </>
      )}
    </Stack>
  );
}
