import { formatListTime } from '../../../format';
import { CheckIcon, ClockIcon, HelpIcon, WarningIcon } from '../../../icons';
import { Heading, Skeleton, Stack, Table, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { serviceStatusMessages } from './messages';
import * as styles from './ServiceStatus.css';

export type ServiceStatusItem = {
  name: 'payment' | 'line' | 'push' | 'storage' | 'bus' | 'disk' | 'jobs';
  state: 'working' | 'failed' | 'late' | 'unknown';
  /** Begin of a failure or a delay; last success of a service whose state is unknown. */
  since: string | null;
  /** How many jobs have failed. */
  count?: number;
  /** List of what the failure affects. */
  href?: string | undefined;
};

export type ServiceStatusProps = {
  /** Null while they load. */
  items: readonly ServiceStatusItem[] | null;
};

const looks = {
  working: { Icon: CheckIcon, tone: 'success' },
  failed: { Icon: WarningIcon, tone: 'danger' },
  late: { Icon: ClockIcon, tone: 'warning' },
  unknown: { Icon: HelpIcon, tone: 'muted' },
} as const;

/** Whether the services that the club's app needs work, and its jobs. */
export function ServiceStatus({ items }: ServiceStatusProps) {
  const m = useMessages('ServiceStatus', serviceStatusMessages);
  return (
    <section className={styles.root} aria-label={m.title} aria-busy={items === null}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      {items === null && <Skeleton label={m.loading} lines={4} />}
      {items?.length === 0 && (
        <Text kind="small" tone="muted">
          {m.none}
        </Text>
      )}
      {items !== null && items.length > 0 && (
        <Table
          label={m.title}
          density="dense"
          items={items}
          getKey={({ name }) => name}
          columns={[
            { header: '', cell: ({ name }) => m[name] },
            {
              header: '',
              align: 'end',
              cell: (item) => <State {...item} />,
            },
          ]}
        />
      )}
      {items?.some(({ name, state }) => name === 'jobs' && state !== 'working') && (
        <Text kind="small">{m.notifyOperator}</Text>
      )}
    </section>
  );
}

function State({ state, since, count, href }: ServiceStatusItem) {
  const m = useMessages('ServiceStatus', serviceStatusMessages);
  const { Icon, tone } = looks[state];
  return (
    <Stack gap="none" align="end">
      <Text as="span" tone={tone} icon={<Icon size="tiny" />}>
        {state === 'failed' && count !== undefined ? m.failedCount(count) : m[state]}
      </Text>
      {since !== null && (
        <Text as="span" kind="caption" tone={tone}>
          {m[`${state}Since`](formatListTime(since))}
        </Text>
      )}
      {state === 'failed' && href !== undefined && (
        <TextLink href={href} standalone>
          {m.concerned}
        </TextLink>
      )}
    </Stack>
  );
}
