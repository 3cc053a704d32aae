import { PrintIcon } from '../../../icons';
import { Button, QrCode, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MatchDay } from '../MatchDay/MatchDay';
import { visitSheetMessages } from './messages';
import * as styles from './VisitSheet.css';

export type VisitSheetProps = {
  match: { day: string; opponent: string; ground: string };
  /** Address that the code has. */
  address: string;
  onPrint: () => void;
};

/** One sheet of A4 with the code of a match, for the gate. */
export function VisitSheet({ match, address, onPrint }: VisitSheetProps) {
  const m = useMessages('VisitSheet', visitSheetMessages);
  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <Text kind="small" phrases>
          {m.help}
        </Text>
        <Button tone="accent" icon={<PrintIcon size="small" />} onClick={onPrint}>
          {m.print}
        </Button>
      </div>
      <article className={styles.sheet} aria-label={m.title}>
        <p className={styles.title}>{m.title}</p>
        <MatchDay day={match.day} />
        <p className={styles.opponent}>{m.versus(match.opponent)}</p>
        <div className={styles.code}>
          <QrCode value={address} label={m.code} size="full" />
        </div>
        <Text kind="label">{m.lead}</Text>
        <Text kind="small">{m.offline}</Text>
        <Text kind="small">{match.ground}</Text>
      </article>
    </div>
  );
}
