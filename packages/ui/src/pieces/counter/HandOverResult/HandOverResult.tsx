import { UndoIcon } from '../../../icons';
import { Button, Heading, Notice, Spinner, Stack, StatusSign, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { assignInlineVars } from '../../../styles/inlineVars';
import * as styles from './HandOverResult.css';
import { HandOverResultOrder } from './HandOverResultOrder';
import { handOverResultMessages } from './messages';
import { outcomes } from './outcomes';

export { type HandOverSignal, signalOf, type Tone } from './outcomes';

export type ResultOrder = {
  orderId: string;
  customerName: string;
  items: readonly { name: string; quantity: number; imageUrl: string | null }[];
  /** Numbers of the orders of the same fan that were handed over with it. */
  otherIds?: readonly string[];
};

export type HandOverOutcome =
  | {
      kind: 'handedOver';
      order: ResultOrder;
      /** What was taken at the counter. */
      taken: { means: 'cash' | 'other'; amount: number } | null;
      /** The server does not have it yet. */
      waiting?: boolean;
    }
  | { kind: 'undone' | 'paymentPending' | 'shipping'; order: ResultOrder }
  /** `by` is null if nobody at a counter did it. */
  | { kind: 'alreadyHandedOver'; order: ResultOrder; at: string; by: string | null }
  | { kind: 'canceled' | 'paymentFailed'; order: ResultOrder; at: string }
  | { kind: 'refunded'; order: ResultOrder; at: string; amount: number }
  | { kind: 'otherClub'; team: string }
  /** `notOnList`: the server cannot be asked, and the list of this device does not have it. */
  | { kind: 'unknown' | 'notOnList' | 'card' | 'notAnOrder' };

export type HandOverResultProps = {
  /** Null keeps the live regions of the page in place. */
  result: HandOverOutcome | null;
  /** The hand-over can still be undone here. */
  undo?:
    | { seconds: number; pending: boolean; error: string | null; onUndo: (reason: string) => void }
    | undefined;
  onBack: () => void;
  /** Asks the server again, for a payment whose result is being looked up. */
  onRetry: () => void;
  retrying?: boolean;
};

/** Result of a scan or a hand-over. Its outline, words, brightness, sound and vibration agree. */
export function HandOverResult({ result, undo, onBack, onRetry, retrying }: HandOverResultProps) {
  const m = useMessages('HandOverResult', handOverResultMessages);
  const outline = result && outcomes[result.kind].outline;
  const isUrgent = outline === 'octagon' || outline === 'triangle';
  const kind = result?.kind === 'handedOver' ? 'done' : outline;
  const spoken = result && (
    <>
      <Heading
        level={2}
        kind={kind === 'done' || kind === 'octagon' ? 'display' : 'heading'}
        align="center"
      >
        {m.titles[result.kind]}
      </Heading>
      <Text kind="label" phrases align="center">
        {m.lead(result)}
      </Text>
    </>
  );

  return (
    <div className={kind ? styles.root({ kind }) : undefined} data-result={result?.kind}>
      <div className={kind ? styles.inside({ kind }) : undefined}>
        {result && (
          <StatusSign
            outline={outcomes[result.kind].outline}
            mark={outcomes[result.kind].mark}
            emphasis={kind === 'done' || kind === 'octagon' ? 'inverted' : 'strong'}
            size={kind === 'done' || kind === 'octagon' ? 'large' : 'medium'}
          />
        )}
        <div role="alert" className={styles.words}>
          {isUrgent && spoken}
        </div>
        <div role="status" className={styles.words}>
          {!isUrgent && spoken}
        </div>
        {/* Before the order, so that a low screen shows it without scrolling. */}
        {undo && <HandOverResultUndo {...undo} />}
        {result && 'order' in result && <HandOverResultOrder result={result} />}
        {result?.kind === 'paymentPending' && (
          <Button fullWidth pending={retrying} onClick={onRetry}>
            {m.retry}
          </Button>
        )}
        {result && result.kind !== 'handedOver' && (
          <button type="button" className={styles.back} onClick={onBack}>
            {m.back}
          </button>
        )}
        {result?.kind === 'alreadyHandedOver' && (
          <Text kind="small" phrases align="center">
            {m.help}
          </Text>
        )}
        {result?.kind === 'handedOver' && result.waiting && (
          <Text kind="small" phrases align="center">
            {m.waiting}
          </Text>
        )}
        {result?.kind === 'handedOver' && <p className={styles.next}>{m.next}</p>}
      </div>
    </div>
  );
}

/** In which the app offers the undo. */
const undoSeconds = 10;

/** Takes a hand-over back while its seconds run. It stands above the place of the large button of an order. */
function HandOverResultUndo({
  seconds,
  pending,
  error,
  onUndo,
}: NonNullable<HandOverResultProps['undo']>) {
  const m = useMessages('HandOverResult', handOverResultMessages);
  return (
    <div className={styles.undoPlace}>
      <button
        type="button"
        className={styles.undo}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        onClick={() => !pending && onUndo(m.undoReason)}
      >
        <span className={styles.countdown} aria-hidden="true">
          <svg
            aria-hidden="true"
            viewBox="0 0 44 44"
            className={styles.ring}
            style={assignInlineVars({ [styles.share]: String(seconds / undoSeconds) })}
          >
            <circle cx="22" cy="22" r="19" pathLength={1} />
          </svg>
          <span className={styles.seconds}>{pending ? <Spinner size="small" /> : seconds}</span>
        </span>
        <Stack as="span" gap="none">
          <span className={styles.undoTitle}>{m.undo}</span>
          {m.undoFor(seconds)}
        </Stack>
        <UndoIcon />
      </button>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    </div>
  );
}
