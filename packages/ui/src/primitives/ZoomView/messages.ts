export const zoomViewMessages = {
  zoomIn: '拡大',
  zoomOut: '縮小',
  scale: (percent: number) => `${percent}%`,
};

export type ZoomViewMessages = typeof zoomViewMessages;
