import { PrintIcon } from '../../../icons';
import { Button, Heading, Stack, StatusSign, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { deskEnrolmentMessages } from '../DeskEnrolment/messages';
import { deskHeaderMessages } from '../DeskHeader/messages';
import { deskScannerMessages } from '../DeskScanner/messages';
import { handOverQueueMessages } from '../HandOverQueue/messages';
import { handOverResultMessages } from '../HandOverResult/messages';
import { outcomes } from '../HandOverResult/outcomes';
import { pickupHitMessages } from '../PickupHit/messages';
import { pickupSearchMessages } from '../PickupSearch/messages';
import { syncStatusMessages } from '../SyncStatus/messages';
import * as styles from './CounterGuide.css';
import { counterGuideMessages } from './messages';

export type CounterGuideProps = { onPrint: () => void };

/** One page of paper for helpers at the counter. What stands in quotes is read from the screens' own texts. */
export function CounterGuide({ onPrint }: CounterGuideProps) {
  const m = useMessages('CounterGuide', counterGuideMessages);
  const { enrol } = useMessages('DeskEnrolment', deskEnrolmentMessages);
  const { logout } = useMessages('DeskHeader', deskHeaderMessages);
  const { start, guide } = useMessages('DeskScanner', deskScannerMessages);
  const { collision } = useMessages('HandOverQueue', handOverQueueMessages);
  const { waiting } = useMessages('SyncStatus', syncStatusMessages);
  const { undo, titles } = useMessages('HandOverResult', handOverResultMessages);
  const hit = useMessages('PickupHit', pickupHitMessages);
  const { label } = useMessages('PickupSearch', pickupSearchMessages);

  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <Button tone="accent" icon={<PrintIcon size="small" />} onClick={onPrint}>
          {m.print}
        </Button>
      </div>
      <article className={styles.sheet} aria-label={m.title}>
        <Stack gap="xs">
          <Heading level={2} kind="heading">
            {m.title}
          </Heading>
          <Text kind="small" phrases>
            {m.lead}
          </Text>
        </Stack>
        <div className={styles.pair}>
          <Part title={m.start} numbered lines={[m.code, m.enrol(enrol), m.begin(start)]} />
          <Part
            title={m.scan}
            numbered
            lines={[m.aim(guide), m.goods, m.handOver(hit.handOver), m.search(label)]}
          />
        </div>
        <CounterGuideSigns />
        <div className={styles.pair}>
          <Part
            title={m.money}
            lines={[m.atVenue(hit.atVenue, hit.cash, hit.other), m.paid(hit.paid)]}
          />
          <Part title={m.undo} lines={[m.undoNow(undo), m.undoLater]} />
          <Part
            title={m.offline}
            lines={[m.goOn, m.notOnList(titles.notOnList), m.collision(collision)]}
          />
          <Part title={m.end} lines={[m.sent(waiting(1)), m.count, m.logout(logout)]} />
        </div>
      </article>
    </div>
  );
}

type PartProps = { title: string; lines: readonly string[]; numbered?: boolean };

function Part({ title, lines, numbered = false }: PartProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <Stack as="section" gap="xs">
      <Heading level={3} kind="title">
        {title}
      </Heading>
      <List className={numbered ? styles.steps : styles.points}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </Stack>
  );
}

const kinds = Object.keys(outcomes) as (keyof typeof outcomes)[];
const shapes = ['circle', 'octagon', 'triangle', 'diamond'] as const;

/** What each outline means, with the headings of all results that have it. */
function CounterGuideSigns() {
  const m = useMessages('CounterGuide', counterGuideMessages);
  const { titles } = useMessages('HandOverResult', handOverResultMessages);
  return (
    <Stack as="section" gap="xs">
      <Heading level={3} kind="title">
        {m.signs}
      </Heading>
      <ul role="list" className={styles.signs}>
        {shapes.map((shape) => {
          const shown = kinds.filter((kind) => outcomes[kind].outline === shape);
          const [first = 'handedOver'] = shown;
          return (
            <li key={shape} className={styles.sign}>
              <StatusSign outline={shape} mark={outcomes[first].mark} />
              <Stack gap="xs">
                <Heading level={4} kind="label">
                  {m.shapes[shape]}
                </Heading>
                <Text kind="small" phrases>
                  {m.actions[shape]}
                </Text>
                <Text kind="caption" phrases>
                  {shown.map((kind) => m.result(titles[kind])).join('')}
                </Text>
              </Stack>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
