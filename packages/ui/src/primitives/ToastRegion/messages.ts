export const toastRegionMessages = {
  label: 'お知らせ',
  close: '閉じる',
};

export type ToastRegionMessages = typeof toastRegionMessages;
