export const shortcutSettingsMessages = {
  title: 'キーボード',
  single: '文字のキーで操作する',
  singleHelp:
    '「/」で探す、「J」「K」で行を移る、「G」のあとの文字で画面を移る、など。この端末だけの設定です。',
  all: 'キーの一覧',
};
