import type { components } from '@homestand/api-client/contract';
import { formatYen } from '../../../format';
import { CheckIcon, WarningIcon } from '../../../icons';
import {
  DescriptionList,
  DescriptionListItem,
  Heading,
  Stack,
  Text,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MatchClosing.css';
import { matchClosingMessages } from './messages';

type Till = components['schemas']['MatchTill'];
type Props = { tills: readonly Till[]; hrefOf: (tillId: string) => string };

/** The cash of each till: what must be there, and what was counted. */
export function MatchClosingTills({ tills, hrefOf }: Props) {
  const m = useMessages('MatchClosing', matchClosingMessages);
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} kind="title">
        {m.tills}
      </Heading>
      {tills.length === 0 && <Text kind="small">{m.noTills}</Text>}
      <div className={styles.tills}>
        {tills.map((till) => (
          <section key={till.tillId} aria-label={till.name} className={styles.till}>
            <Heading level={4} kind="label">
              <TextLink tone="neutral" href={hrefOf(till.tillId)}>
                {till.name}
              </TextLink>
            </Heading>
            <MatchClosingTill till={till} />
          </section>
        ))}
      </div>
    </Stack>
  );
}

function MatchClosingTill({ till }: { till: Till }) {
  const m = useMessages('MatchClosing', matchClosingMessages);
  const { start, cash, corrections, expected, counted, other } = till;
  const difference = counted === null ? null : counted - expected;
  return (
    <DescriptionList kind="ends" divided>
      <DescriptionListItem term={m.start}>{formatYen(start)}</DescriptionListItem>
      <DescriptionListItem term={m.taken}>{formatYen(cash)}</DescriptionListItem>
      {corrections !== 0 && (
        <DescriptionListItem term={m.corrections}>{formatYen(corrections)}</DescriptionListItem>
      )}
      <DescriptionListItem term={m.expected}>{formatYen(expected)}</DescriptionListItem>
      <DescriptionListItem term={m.counted}>
        {counted === null ? m.notCounted : formatYen(counted)}
      </DescriptionListItem>
      {difference !== null && (
        <DescriptionListItem term={m.difference}>
          <Text
            as="span"
            kind="label"
            icon={difference === 0 ? <CheckIcon size="tiny" /> : <WarningIcon size="tiny" />}
          >
            {m.differs(difference)}
          </Text>
        </DescriptionListItem>
      )}
      {other !== 0 && (
        <DescriptionListItem term={m.otherMeans}>{formatYen(other)}</DescriptionListItem>
      )}
    </DescriptionList>
  );
}
