import { type ReactNode, useId } from 'react';
import { ImageIcon, VideoIcon } from '../../../icons';
import { Stack, Text } from '../../../primitives';
import { ButtonFile } from '../../../primitives/Button/ButtonFile';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { AttachmentKind } from './attachment';
import * as styles from './MessageComposer.css';
import { messageComposerMessages } from './messages';

export type MessageComposerPanelProps = {
  /** Called with the chosen file, not yet checked, and the kind of the button that was used. */
  onPick: (file: File, kind: AttachmentKind) => void;
};

// Lists every type: with image/* iOS returns HEIC instead of converting to JPEG.
const accept = {
  image: '.jpg,.jpeg,.png,image/jpeg,image/png',
  video: '.mp4,.mov,video/mp4,video/quicktime',
} as const;

/** Buttons that choose an image or a video. The file is validated by `checkAttachment`. */
export function MessageComposerPanel({ onPick }: MessageComposerPanelProps) {
  const m = useMessages('MessageComposer', messageComposerMessages);
  return (
    <div className={styles.choices}>
      <Choice
        kind="image"
        label={m.chooseImage}
        rule={m.imageRule}
        icon={<ImageIcon size="small" />}
        onPick={onPick}
      />
      <Choice
        kind="video"
        label={m.chooseVideo}
        rule={m.videoRule}
        icon={<VideoIcon size="small" />}
        onPick={onPick}
      />
    </div>
  );
}

type ChoiceProps = Pick<MessageComposerPanelProps, 'onPick'> & {
  kind: AttachmentKind;
  label: string;
  rule: string;
  icon: ReactNode;
};

function Choice({ kind, label, rule, icon, onPick }: ChoiceProps) {
  const id = useId();
  return (
    <Stack gap="xs">
      <ButtonFile
        size="small"
        emphasis="quiet"
        icon={icon}
        aria-describedby={id}
        data-kind={kind}
        accept={accept[kind]}
        onFile={(file) => onPick(file, kind)}
      >
        {label}
      </ButtonFile>
      <Text id={id} kind="caption" tone="muted" align="center">
        {rule}
      </Text>
    </Stack>
  );
}
