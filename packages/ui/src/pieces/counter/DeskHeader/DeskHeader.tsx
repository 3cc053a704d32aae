import type { ReactNode } from 'react';
import { formatCount } from '../../../format/internal';
import { LogoutIcon, MuteIcon, PersonIcon, SoundIcon } from '../../../icons';
import { Heading, IconButton, Inline, Progress, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { usePageTitle } from '../../../primitives/UiProvider/usePageTitle';
import * as styles from './DeskHeader.css';
import { deskHeaderMessages } from './messages';

export type DeskHeaderProps = {
  /** Who is signed in. */
  name: string;
  /** Orders of this counter, or of the match in whose time it is; null while they load. */
  counts: { handedOver: number; total: number; ofMatch?: boolean } | null;
  sound: { on: boolean; onChange: (on: boolean) => void };
  onLogout: () => void;
  /** State of the device's list. */
  children?: ReactNode;
};

/** Header of the counter: who is at it, how far it is, and the state of the device's list. */
export function DeskHeader({ name, counts, sound, onLogout, children }: DeskHeaderProps) {
  const m = useMessages('DeskHeader', deskHeaderMessages);
  usePageTitle(m.title);
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.who}>
          <Heading level={1} kind="heading" focusable>
            {m.title}
          </Heading>
          <p className={styles.name}>
            <PersonIcon size="tiny" />
            {name}
          </p>
        </div>
        {counts && (
          <div className={styles.counts}>
            <p className={styles.figures} aria-hidden="true">
              <span className={styles.handedOver}>{formatCount(counts.handedOver)}</span>
              <span className={styles.total}>/ {formatCount(counts.total)}</span>
            </p>
            <Progress
              label={counts.ofMatch ? m.handedOverOfMatch : m.handedOver}
              labelHidden
              valueText={m.progress(counts.handedOver, counts.total)}
              value={counts.handedOver}
              max={Math.max(counts.total, 1)}
              size="small"
            />
            <Text kind="caption" tone="muted" align="end">
              {counts.ofMatch ? m.ofMatch : m.handedOver}
            </Text>
          </div>
        )}
        <Inline gap="none" wrap={false}>
          <IconButton
            label={m.sound}
            icon={sound.on ? <SoundIcon /> : <MuteIcon />}
            aria-pressed={sound.on}
            onClick={() => sound.onChange(!sound.on)}
          />
          <IconButton label={m.logout} icon={<LogoutIcon />} onClick={onLogout} />
        </Inline>
      </div>
      {children}
    </header>
  );
}
