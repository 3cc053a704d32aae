/** Brotli bytes of the first page, its styles, the service worker and its cached files. */
export const target = { bytes: 88_000, ratio: 1.15 };
export const limit = { bytes: 95_000, ratio: 1.25, css: 6_000, worker: 5_000, offline: 450_000 };

/** Limits of what each screen may add: slightly above the current size, so that growth is a decision. */
export const screenLimits: Readonly<Record<string, number>> = {
  Address: 20_000,
  AddressForm: 33_500,
  Card: 39_000,
  Cards: 30_500,
  Cart: 32_500,
  CheckoutInfo: 43_500,
  Commerce: 12_500,
  Goods: 67_000,
  LineCallback: 17_500,
  Login: 19_500,
  MyOrders: 61_000,
  MyPage: 46_000,
  NewCard: 39_000,
  NotFound: 500,
  Obtain: 19_500,
  Order: 39_000,
  OrderGoods: 58_000,
  OtherQuestions: 12_500,
  PlayerLogin: 27_000,
  PlayerTopicList: 59_000,
  Players: 26_500,
  Privacy: 12_500,
  Receipt: 27_500,
  Shop: 51_500,
  Thread: 71_500,
  Top: 62_500,
  TopicList: 32_500,
  /** The last steps of the checkout share one chunk. */
  checkoutScreens: 68_000,
};
