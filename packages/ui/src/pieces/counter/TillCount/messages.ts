export const tillCountMessages = {
  titles: { float: '開始額を記録する', count: '現金を数える' },
  help: {
    float: '受け渡しを始める前に、お釣りのためにレジへ入れたお金です。',
    count: '開始額も入れて、レジの中の現金をすべて数えてください。',
  },
  amount: { float: '開始額（釣銭準備金）', count: '数えた額' },
  yen: '円',
  amountWrong: '0円から9,999,999円までの金額を入力してください。',
  submit: '記録する',
};
