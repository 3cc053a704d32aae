export const tillActionsMessages = {
  label: 'レジの現金',
  count: '現金を数える',
  float: '開始額を記録する',
  correction: '額を訂正する…',
};
