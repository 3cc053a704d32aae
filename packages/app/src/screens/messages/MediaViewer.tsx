import { ImagePreview, type ThreadMessage, VideoPreview } from '@homestand/ui';

type Props = {
  items: readonly ThreadMessage[];
  /** The key of the message whose picture or video is open. */
  opened: string | null;
  onClose: () => void;
};

/** Full-screen view of a picture or video of the thread. */
export function MediaViewer({ items, opened, onClose }: Props) {
  const message = opened === null ? undefined : items.find(({ key }) => key === opened);
  const media = message?.media;
  const title = media?.fileName ?? '';

  return (
    <>
      <ImagePreview
        open={message?.kind === 'image'}
        src={media?.url ?? ''}
        alt={title}
        onClose={onClose}
      />
      <VideoPreview
        open={message?.kind === 'video'}
        src={media?.url ?? ''}
        poster={media?.thumbnailUrl ?? null}
        title={title}
        onClose={onClose}
      />
    </>
  );
}
