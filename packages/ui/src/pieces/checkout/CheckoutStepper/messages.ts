export const checkoutStepperMessages = {
  label: 'ご注文の手順',
  steps: { info: '情報入力', payment: 'お支払い方法', confirm: '注文確認', done: '完了' },
  finished: '済み',
};

export type CheckoutStepperMessages = typeof checkoutStepperMessages;
