export const imagePreviewMessages = {
  title: '画像',
  failed: '画像を表示できませんでした。通信を確認して、もう一度開いてください。',
};

export type ImagePreviewMessages = typeof imagePreviewMessages;
