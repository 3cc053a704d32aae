import { Button, VideoPreview } from '@homestand/ui';
import { useState } from 'react';

export function OpenVideo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>動画を見る</Button>
      <VideoPreview
        open={open}
        src="/pitch.mp4"
        poster={null}
        title="投球練習"
        onClose={() => setOpen(false)}
      />
    </>
  );
}
