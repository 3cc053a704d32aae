import { formatDate } from '../../../format';
import { formatTime } from '../../../format/internal';
import { Button, EmptyState, QrCode, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './GateCode.css';
import type { Gate } from './gateAt';
import { gateCodeMessages } from './messages';

export type GateCodeProps = Gate & { backHref: string };

/** The code at the gate, over the whole screen. */
export function GateCode({ current, coming, backHref }: GateCodeProps) {
  const m = useMessages('GateCode', gateCodeMessages);
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <p className={styles.title}>{m.title}</p>
        {current && <Text kind="label">{m.versus(current.opponent)}</Text>}
      </div>
      <div className={styles.room}>
        {current && (
          <div className={styles.code}>
            <QrCode value={current.code} label={m.code(current.opponent)} size="full" />
          </div>
        )}
        {!current && coming && (
          <div className={styles.words}>
            <Text>
              {m.opens(formatDate(coming.from), formatTime(coming.from), coming.opponent)}
            </Text>
            <Text kind="small">{m.stay}</Text>
          </div>
        )}
        {!current && !coming && <EmptyState title={m.none}>{m.noneHelp}</EmptyState>}
      </div>
      <div className={styles.foot}>
        {current && (
          <>
            <Text kind="label">{m.help}</Text>
            <p className={styles.figures}>{m.next(current.remainingSeconds)}</p>
          </>
        )}
        <Button href={backHref} emphasis="quiet" tone="neutral" size="small">
          {m.close}
        </Button>
      </div>
    </div>
  );
}
