import { formatYen } from '../../../format';
import { formatTime } from '../../../format/internal';
import { CheckIcon, WarningIcon } from '../../../icons';
import { DescriptionList, DescriptionListItem, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillSummaryMessages } from './messages';
import type { Till } from './TillSummary';
import * as styles from './TillSummary.css';

/** The cash in the drawer: what lay there at the start, what must be there, what was counted, and the difference. */
export function TillSummaryDrawer({
  float,
  drawer,
  counted,
}: Pick<Till, 'float' | 'drawer' | 'counted'>) {
  const m = useMessages('TillSummary', tillSummaryMessages);
  const difference = counted ? counted.amount - counted.expected : 0;
  const changed = counted ? drawer - counted.expected : 0;
  return (
    <>
      <DescriptionList kind="ends" divided>
        <Fact term={m.float} counted={float} />
        <Fact term={m.drawer} amount={drawer} />
        {counted && (
          <>
            <Fact term={m.counted} counted={counted} />
            <DescriptionListItem term={m.difference}>
              <Text
                as="span"
                kind="label"
                tone={difference === 0 ? 'success' : 'warning'}
                icon={difference === 0 ? <CheckIcon size="tiny" /> : <WarningIcon size="tiny" />}
              >
                {m.differs(difference)}
              </Text>
            </DescriptionListItem>
          </>
        )}
      </DescriptionList>
      {changed !== 0 && (
        <Text kind="small" phrases tone="warning">
          {m.changed(changed)}
        </Text>
      )}
    </>
  );
}

type FactProps = { term: string; amount?: number; counted?: Till['float'] };

function Fact({ term, counted = null, amount = counted?.amount }: FactProps) {
  const m = useMessages('TillSummary', tillSummaryMessages);
  return (
    <DescriptionListItem
      term={
        <>
          {term}
          {counted && (
            <span className={styles.count}>{m.countedBy(formatTime(counted.at), counted.by)}</span>
          )}
        </>
      }
    >
      <span className={styles.factYen}>
        {amount === undefined ? m.notNoted : formatYen(amount)}
      </span>
    </DescriptionListItem>
  );
}
