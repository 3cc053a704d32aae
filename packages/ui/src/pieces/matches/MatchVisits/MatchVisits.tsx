import { formatDateTime } from '../../../format';
import { PrintIcon, QrIcon } from '../../../icons';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  Inline,
  Section,
  Stack,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchVisitsMessages } from './messages';

export type MatchVisitsProps = {
  /** Fans by the code that they have scanned. */
  counts: { rotating: number; printed: number };
  /** ISO times between which the code can be scanned. */
  hours: { from: string; to: string };
  /** Of a match that is canceled or postponed. */
  calledOff: boolean;
  hrefs: { screen: string; sheet: string };
};

/** How many fans were at a match, and the ways to show its code. */
export function MatchVisits({ counts, hours, calledOff, hrefs }: MatchVisitsProps) {
  const m = useMessages('MatchVisits', matchVisitsMessages);
  const { rotating, printed } = counts;
  return (
    <Section title={m.title} label={m.label}>
      <Stack gap="md">
        <DescriptionList>
          <DescriptionListItem term={m.visitors}>
            <Stack gap="xs">
              <Text as="span">{m.people(rotating + printed)}</Text>
              {printed > 0 && (
                <Text as="span" kind="small" tone="muted">
                  {m.byCode(rotating, printed)}
                </Text>
              )}
            </Stack>
          </DescriptionListItem>
          <DescriptionListItem term={m.hours}>
            {m.range(formatDateTime(hours.from), formatDateTime(hours.to))}
          </DescriptionListItem>
        </DescriptionList>
        {calledOff ? (
          <Text kind="small">{m.calledOff}</Text>
        ) : (
          <Inline gap="sm">
            <Button href={hrefs.screen} icon={<QrIcon size="small" />}>
              {m.show}
            </Button>
            <Button href={hrefs.sheet} emphasis="quiet" icon={<PrintIcon size="small" />}>
              {m.print}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  );
}
