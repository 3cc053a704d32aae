import type { ReactNode } from 'react';
import { CloseIcon, FlipIcon, PlayIcon, SoundIcon } from '../../../icons';
import { Button, IconButton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { CardFlip } from '../CardFlip/CardFlip';
import type { PlayerCard } from '../CardFront/CardFront';
import { cardKindOf } from '../CardFront/cardKind';
import * as styles from './CardStage.css';
import { CardStageBand } from './CardStageBand';
import { CardStageRecording } from './CardStageRecording';
import { cardStageMessages } from './messages';
import { useCardStage } from './useCardStage';

export type CardStageProps = {
  card: PlayerCard;
  /** The card was collected just now: plays the celebration. */
  isNew?: boolean;
  /** Called after the closing fade. */
  onClose: () => void;
  /** Notice above the card, for example that it could not be saved yet. */
  notice?: ReactNode;
  /** Gives the card the view transition name `card`. */
  sharedName?: boolean;
};

/** Full-screen view of one card on a dark background. */
export function CardStage({
  card,
  isNew = false,
  onClose,
  notice,
  sharedName = false,
}: CardStageProps) {
  const m = useMessages('CardStage', cardStageMessages);
  const stage = useCardStage({ isNew, onClose });
  const { name, audioUrl, videoUrl } = card;
  const glitters = cardKindOf(card.kind) !== 'normal';

  return (
    <div className={styles.room} data-leaving={stage.leaving || undefined}>
      <div className={styles.top}>
        <div className={styles.close}>
          <IconButton label={m.close} icon={<CloseIcon />} onClick={stage.onLeave} />
        </div>
        {stage.onAskTilt && glitters && (
          <div className={styles.tilt}>
            <Button size="small" emphasis="bare" tone="neutral" onClick={stage.onAskTilt}>
              {m.tilt}
            </Button>
          </div>
        )}
      </div>
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.floor}>
        {stage.celebrating && <CardStageBurst />}
        <div className={sharedName ? styles.place.shared : styles.place.own}>
          <CardFlip
            card={card}
            side={stage.side}
            onSideChange={stage.onSideChange}
            blocked={stage.celebrating}
            deviceTilt={stage.deviceTilt}
          />
        </div>
      </div>
      <div className={styles.band}>
        <CardStageBand open={stage.celebrating} />
      </div>
      <p role="status" className={visuallyHidden}>
        {stage.turned && m.shown[stage.side]}
      </p>
      <div className={styles.actions}>
        <CardStageAction
          icon={<FlipIcon />}
          label={m.flip}
          disabled={stage.celebrating}
          onClick={stage.onFlip}
        />
        {audioUrl && (
          <CardStageAction
            icon={<SoundIcon />}
            label={m.audio}
            onClick={() => stage.onPlay('audio')}
          />
        )}
        {videoUrl && (
          <CardStageAction
            icon={<PlayIcon />}
            label={m.video}
            onClick={() => stage.onPlay('video')}
          />
        )}
      </div>
      {audioUrl && (
        <CardStageRecording
          open={stage.media === 'audio'}
          url={audioUrl}
          title={m.audioOf(name)}
          onClose={stage.onStop}
        />
      )}
      {videoUrl && (
        <CardStageRecording
          open={stage.media === 'video'}
          url={videoUrl}
          title={m.videoOf(name)}
          onClose={stage.onStop}
        />
      )}
    </div>
  );
}

/** Decorative light and paper slivers behind a new card. */
function CardStageBurst() {
  return (
    <div className={styles.burst} aria-hidden="true">
      <div className={styles.rays} />
      <div className={styles.halo} />
      {styles.slivers.map((sliver) => (
        <span key={sliver} className={sliver} />
      ))}
    </div>
  );
}

type CardStageActionProps = {
  icon: ReactNode;
  label: string;
  disabled?: boolean;
  onClick: () => void;
};

function CardStageAction({ icon, label, disabled = false, onClick }: CardStageActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <span className={styles.actionIcon}>{icon}</span>
      <span className={styles.actionLabel}>{label}</span>
    </button>
  );
}

export function CardStageSkeleton() {
  const m = useMessages('CardStage', cardStageMessages);
  return (
    <div className={styles.room} aria-busy="true">
      <p role="status" className={visuallyHidden}>
        {m.loading}
      </p>
      <div className={styles.top} />
      <div className={styles.floor}>
        <div className={styles.place.own}>
          <div className={styles.outline}>
            <svg
              viewBox="0 0 630 880"
              className={styles.emblem}
              aria-hidden="true"
              focusable="false"
            >
              <path d="M315 286 454 425 315 564 176 425zM315 350l75 75-75 75-75-75z" />
              <path d="M46 46h538v788H46z" />
            </svg>
          </div>
        </div>
      </div>
      <div className={styles.actionsOutline} />
    </div>
  );
}
