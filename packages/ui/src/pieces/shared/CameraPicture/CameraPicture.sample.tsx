import { Button, CameraPicture } from '@homestand/ui';
import { useState } from 'react';

export function Camera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const start = async () => setStream(await navigator.mediaDevices.getUserMedia({ video: true }));
  return stream ? (
    <CameraPicture stream={stream} />
  ) : (
    <Button onClick={() => void start()}>カメラを使う</Button>
  );
}
