/** Brotli bytes of the first page, its styles, the service worker and its cached files. */
export const target = { bytes: 88_000, ratio: 1.15 };
export const limit = { bytes: 95_000, ratio: 1.25, css: 6_000, worker: 5_000, offline: 450_000 };

/** Limits of what each screen may add: slightly above the current size, so that growth is a decision. */
export const screenLimits: Readonly<Record<string, number>> = {
  Address: 20_000,
  AddressForm: 33_500,
  Card: 39_000,
  Cards: 31_500,
  Cart: 32_500,
  CheckoutInfo: 43_500,
  ClubNotice: 12_500,
  Goods: 60_500,
  LineCallback: 15_000,
  Login: 16_500,
  MyOrders: 61_500,
  MyPage: 46_000,
  NotFound: 500,
  Obtain: 20_500,
  Order: 39_500,
  OrderGoods: 51_500,
  PlayerLogin: 24_000,
  PlayerTopicList: 59_000,
  Players: 26_000,
  Receipt: 27_500,
  Shop: 45_000,
  Thread: 71_500,
  Top: 62_500,
  TopicList: 32_500,
  /** The last steps of the checkout share one chunk. */
  checkoutScreens: 69_000,
};
