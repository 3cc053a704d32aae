import type { components } from '@homestand/api-client/contract';
import { PrintIcon } from '../../../icons';
import {
  Button,
  ConfirmAction,
  Heading,
  Inline,
  Notice,
  Stack,
  Table,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { closingChanges } from './closingChanges';
import * as styles from './MatchClosing.css';
import { MatchClosingGoods } from './MatchClosingGoods';
import { MatchClosingLeft } from './MatchClosingLeft';
import { MatchClosingMoney } from './MatchClosingMoney';
import { MatchClosingTills } from './MatchClosingTills';
import { matchClosingMessages } from './messages';

export type MatchClosingProps = {
  closing: components['schemas']['MatchClosing'];
  pending: boolean;
  error: string | null;
  onClose: () => unknown;
  onReopen: () => unknown;
  onPrint: () => void;
  orderHrefOf: (orderId: string) => string;
  tillHrefOf: (tillId: string) => string;
};

/** One page of a match: what was sold, handed over and left, and the cash of each till; with the way to close it. */
export function MatchClosing({ closing, orderHrefOf, tillHrefOf, ...props }: MatchClosingProps) {
  const m = useMessages('MatchClosing', matchClosingMessages);
  const { match, closed, figures, present } = closing;
  const { day, opponent, ground } = match.content;
  const changes = present ? closingChanges(figures, present, m) : [];
  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <MatchClosingControls closing={closing} {...props} />
      </div>
      <article className={styles.sheet} aria-label={m.title}>
        <Stack gap="xs">
          <Heading level={2} kind="heading">
            {m.title}
          </Heading>
          <Text phrases>{m.match(day, opponent, ground)}</Text>
          {match.result !== null && <Text phrases>{match.result}</Text>}
          <Text kind="small" phrases>
            {closed ? m.closedBy(closed.at, closed.by) : m.open(figures.at)}
          </Text>
        </Stack>
        {changes.length > 0 && (
          <Stack as="section" gap="sm">
            <Heading level={3} kind="title">
              {m.changed}
            </Heading>
            <Table
              density="dense"
              label={m.changed}
              items={changes}
              getKey={({ name }) => name}
              columns={[
                { header: m.item, cell: ({ name }) => name },
                { header: m.before, align: 'end', cell: ({ before }) => before },
                { header: m.now, align: 'end', cell: ({ now }) => now },
              ]}
            />
          </Stack>
        )}
        <MatchClosingMoney figures={figures} />
        <MatchClosingTills tills={figures.tills} hrefOf={tillHrefOf} />
        <MatchClosingGoods figures={figures} />
        {figures.left.length > 0 && <MatchClosingLeft figures={figures} hrefOf={orderHrefOf} />}
      </article>
    </div>
  );
}

type ControlsProps = Omit<MatchClosingProps, 'orderHrefOf' | 'tillHrefOf'>;

function MatchClosingControls({ closing, pending, error, ...on }: ControlsProps) {
  const m = useMessages('MatchClosing', matchClosingMessages);
  const { match, closed, figures } = closing;
  const isOver = match.state === 'finished' || match.state === 'canceled';
  const warnings = closed
    ? []
    : figures.tills.flatMap(({ name, open, unsent, counted, expected, notCounted }) => [
        ...(open ? [m.running(name)] : []),
        ...(unsent !== null && unsent > 0 ? [m.unsent(name, unsent)] : []),
        ...(counted === null && expected !== 0 ? [m.notYetCounted(name)] : []),
        ...(notCounted > 0 ? [m.refused(name, notCounted)] : []),
      ]);
  return (
    <Stack gap="md">
      {isOver && warnings.length > 0 && (
        <Notice tone="warning">
          <Text kind="label">{m.check}</Text>
          {warnings.map((line) => (
            <Text key={line} kind="small" phrases>
              {line}
            </Text>
          ))}
        </Notice>
      )}
      {!closed && (
        <Text kind="small" tone="muted" phrases>
          {isOver ? m.closeHelp : m.notOver}
        </Text>
      )}
      <Inline>
        {!closed && isOver && (
          <Button tone="accent" pending={pending} onClick={() => void on.onClose()}>
            {m.close}
          </Button>
        )}
        <Button icon={<PrintIcon size="small" />} onClick={on.onPrint}>
          {m.print}
        </Button>
        {closed && (
          <ConfirmAction
            button={{ children: m.reopen, emphasis: 'quiet', pending }}
            title={m.reopenTitle}
            confirmLabel={m.reopenConfirm}
            onConfirm={on.onReopen}
          >
            {m.reopenHelp}
          </ConfirmAction>
        )}
      </Inline>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    </Stack>
  );
}
