import { type ReactNode, useId, useRef } from 'react';
import { ImageIcon, VideoIcon } from '../../../icons';
import { Button, Stack, Text } from '../../../primitives';
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
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="xs">
      <Button
        size="small"
        emphasis="quiet"
        icon={icon}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Text id={id} kind="caption" tone="muted" align="center">
        {rule}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        data-kind={kind}
        accept={accept[kind]}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset: choosing the same file again would not fire `change`.
          currentTarget.value = '';
          if (file) onPick(file, kind);
        }}
      />
    </Stack>
  );
}
