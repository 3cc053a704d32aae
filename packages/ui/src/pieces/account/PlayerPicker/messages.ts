export const playerPickerMessages = {
  title: '推し選手を選ぶ',
  none: '選択しない',
  set: '設定する',
  loading: '読み込み中',
};

export type PlayerPickerMessages = typeof playerPickerMessages;
