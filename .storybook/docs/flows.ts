/** From screen to screen, each by a link of the one before. */
export const flows = [
  {
    name: '買う',
    steps: [
      'shop',
      'goods',
      'cart',
      'checkoutInfo',
      'checkoutPayment',
      'orderConfirm',
      'orderComplete',
    ],
  },
  { name: 'カードを集める', steps: ['top', 'cards', 'obtainCard', 'newCard'] },
  { name: '選手に書く', steps: ['top', 'thread', 'messages'] },
] as const;
