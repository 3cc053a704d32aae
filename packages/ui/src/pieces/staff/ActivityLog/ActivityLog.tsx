import { type ReactNode, useId, useState } from 'react';
import { SearchIcon } from '../../../icons';
import {
  Button,
  DayField,
  EmptyState,
  Form,
  Inline,
  RowList,
  Select,
  Skeleton,
  Stack,
  TextField,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { MatchFilter, type MatchFilterProps } from '../../shared/MatchFilter/MatchFilter';
import * as styles from './ActivityLog.css';
import { ActivityLogEntry } from './ActivityLogEntry';
import { activityLogMessages } from './messages';

export type LogEntry = {
  id: string;
  at: string;
  /** The action in words. */
  what: string;
  /** Null if the operator's commands did it. */
  by: string | null;
  device: string | null;
  /** The first ones. */
  orders: readonly string[];
  orderCount: number;
  fans: readonly { id: string; name: string }[];
  fanCount: number;
  /** The person or desk that was changed. */
  account: string | null;
  /** The report that was read or decided. */
  reportId: string | null;
  changes: readonly { name: string; before: string | null; after: string | null }[];
  reason: string | null;
};

/** Each empty for all. */
export type LogFilterValues = {
  order: string;
  fan: string;
  person: string;
  kind: 'change' | 'read' | '';
  /** Days as `2026-11-22`. */
  from: string;
  to: string;
  /** Number of a match. */
  match: string;
};

export type ActivityLogProps = {
  /** What the fields show. */
  value: LogFilterValues;
  onChange: (change: Partial<LogFilterValues>) => void;
  onSearch: () => void;
  csv: { pending: boolean; onSave: () => void };
  /** Matches to choose from, the latest first. */
  matches: MatchFilterProps['items'];
  /** Null while they load. */
  items: readonly LogEntry[] | null;
  hrefOfOrder: (orderId: string) => string;
  hrefOfReport: (reportId: string) => string;
  /** Loads older entries; null when there are none. */
  more: { pending: boolean; onLoad: () => void } | null;
  /** In place of the entries, if they could not be loaded. */
  error?: ReactNode;
};

/** What staff did and read, with a search by order, fan, person, kind and day. */
export function ActivityLog(props: ActivityLogProps) {
  const { value, onChange, onSearch, csv, matches, items, more, error, ...hrefs } = props;
  const m = useMessages('ActivityLog', activityLogMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(() => Object.values(value).some((filter) => filter !== ''));
  return (
    <Stack gap="xl">
      <Form label={m.form} onSubmit={onSearch}>
        <div className={styles.onPhone}>
          <Button
            emphasis="quiet"
            fullWidth
            icon={<SearchIcon size="small" />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {m.filters}
          </Button>
        </div>
        <div
          {...shortcutMark.search}
          id={id}
          className={styles.fields}
          data-open={isOpen || undefined}
        >
          <TextField
            label={m.order}
            placeholder={m.orderHint}
            value={value.order}
            maxLength={40}
            autoComplete="off"
            enterKeyHint="search"
            onValueChange={(order) => onChange({ order })}
          />
          <TextField
            label={m.fan}
            value={value.fan}
            maxLength={50}
            autoComplete="off"
            enterKeyHint="search"
            onValueChange={(fan) => onChange({ fan })}
          />
          <TextField
            label={m.person}
            value={value.person}
            maxLength={50}
            autoComplete="off"
            enterKeyHint="search"
            onValueChange={(person) => onChange({ person })}
          />
          <Select
            label={m.kind}
            placeholder={m.all}
            items={[
              { value: 'change', label: m.change },
              { value: 'read', label: m.read },
            ]}
            value={value.kind}
            onValueChange={(kind) => onChange({ kind })}
          />
          <MatchFilter
            items={matches}
            value={value.match}
            onChange={(match) => onChange({ match })}
          />
          <div className={styles.days}>
            <DayField
              label={m.since}
              value={value.from}
              onValueChange={(from) => onChange({ from })}
            />
            <DayField label={m.until} value={value.to} onValueChange={(to) => onChange({ to })} />
          </div>
        </div>
        <Inline align="stretch">
          <div className={styles.submit} data-open={isOpen || undefined}>
            <Button type="submit" tone="accent" icon={<SearchIcon size="small" />}>
              {m.search}
            </Button>
          </div>
          <Button emphasis="quiet" pending={csv.pending} onClick={csv.onSave}>
            {m.csv}
          </Button>
        </Inline>
      </Form>
      {items === null && (error ?? <Skeleton label={m.loading} lines={6} />)}
      {items?.length === 0 && (
        <EmptyState illustration="missing" title={m.none}>
          {m.noneHelp}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <RowList kind="dense" label={m.list}>
          {items.map((entry) => (
            <ActivityLogEntry key={entry.id} entry={entry} {...hrefs} />
          ))}
        </RowList>
      )}
      {more && (
        <Button emphasis="quiet" pending={more.pending} onClick={more.onLoad}>
          {m.more}
        </Button>
      )}
    </Stack>
  );
}
