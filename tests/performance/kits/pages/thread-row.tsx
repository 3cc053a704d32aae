import type { BenchMessage } from '../../threads/messages.ts';

export const Row = ({ own, text, media }: BenchMessage) => (
  // biome-ignore lint/a11y/useSemanticElements: the lists put their own elements around a row
  <div role="listitem" style={{ padding: '4px 12px', display: 'flow-root' }}>
    <div style={{ float: own ? 'right' : 'left', maxWidth: '75%' }}>
      {media ? (
        <img src={media.url} alt="" width={200} height={150} style={{ display: 'block' }} />
      ) : (
        <p style={{ margin: 0, padding: '8px 16px', borderRadius: 20, background: '#eee' }}>
          {text}
        </p>
      )}
      <time style={{ fontSize: 12 }}>2026.11.21 09:12</time>
    </div>
  </div>
);
