import { MediaPlayer } from '@homestand/ui';

const silence =
  'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

export function Voice() {
  return <MediaPlayer kind="audio" src={silence} title="選手の声" />;
}
