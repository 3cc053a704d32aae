import { useState } from 'react';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  Form,
  Notice,
  RadioGroup,
  Stack,
  StatusSign,
  Text,
  TextField,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { refusedHandOversMessages } from '../RefusedHandOvers/messages';
import type { RefusedHandOver } from '../RefusedHandOvers/RefusedHandOvers';
import * as styles from './HandOverSettlement.css';
import { handOverSettlementMessages } from './messages';

export type HandOverSettlementKind = 'goods' | 'record' | 'refund';

export type SettledHandOver = Pick<
  RefusedHandOver,
  'reason' | 'at' | 'by' | 'taken' | 'inForce'
> & {
  /** What a person found out; null while that is open. */
  settlement: { kind: HandOverSettlementKind; note: string; at: string; by: string | null } | null;
};

export type HandOverSettlementProps = {
  handOver: SettledHandOver;
  pending: boolean;
  /** Why it was not settled. */
  error: string | null;
  /** The typed text stays after a failure. */
  onSettle: (kind: HandOverSettlementKind, note: string) => void;
};

/** Goods that left although their order was not open any more: both hand-overs, and what a person found out. */
export function HandOverSettlement({
  handOver,
  pending,
  error,
  onSettle,
}: HandOverSettlementProps) {
  const m = useMessages('HandOverSettlement', handOverSettlementMessages);
  const { reasons } = useMessages('RefusedHandOvers', refusedHandOversMessages);
  const [kind, setKind] = useState<HandOverSettlementKind | null>(null);
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const { reason, at, by, taken, inForce, settlement } = handOver;
  const kinds = reason === 'handedOver' ? m.twice : m.other;
  const text = note.trim();

  function submit() {
    setChecked(true);
    if (kind !== null && text !== '') onSettle(kind, text);
  }

  return (
    <section
      className={styles.root}
      aria-label={reasons[reason]}
      data-open={settlement === null || undefined}
    >
      <p className={styles.lead}>
        {settlement === null && <StatusSign outline="octagon" mark="bang" size="small" />}
        {reasons[reason]}
      </p>
      <DescriptionList kind="stack">
        {inForce && (
          <DescriptionListItem term={m.first}>
            <strong>{m.made(inForce.at, inForce.by)}</strong>
          </DescriptionListItem>
        )}
        <DescriptionListItem term={m.second}>
          <Stack gap="xs" align="start">
            <strong>{m.made(at, by)}</strong>
            {taken && (
              <>
                <strong>{m.taken(taken.means, taken.amount)}</strong>
                <span className={styles.notCounted}>{m.notCounted}</span>
              </>
            )}
          </Stack>
        </DescriptionListItem>
      </DescriptionList>
      {settlement ? (
        <>
          <Text kind="small" phrases>
            {m.settled(kinds[settlement.kind], settlement.at, settlement.by)}
          </Text>
          <Text kind="small" phrases>
            {settlement.note}
          </Text>
        </>
      ) : (
        <Form label={m.question} pending={pending} onSubmit={submit}>
          <RadioGroup
            label={m.question}
            necessity="required"
            items={(['goods', 'record', 'refund'] as const).map((value) => ({
              value,
              label: kinds[value],
            }))}
            value={kind}
            onValueChange={setKind}
            error={checked && kind === null ? m.chooseOne : undefined}
          />
          <TextField
            label={m.note}
            hint={m.noteHint}
            necessity="required"
            maxLength={200}
            value={note}
            onValueChange={setNote}
            error={checked && text === '' ? m.noteMissing : undefined}
          />
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
          <Button tone="accent" type="submit" pending={pending}>
            {m.submit}
          </Button>
        </Form>
      )}
    </section>
  );
}
