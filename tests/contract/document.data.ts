/** A call as the specification names it: query, body and fields of its data. */
export type SpecifiedCall = {
  call: string;
  query?: string[];
  body?: string[];
  form?: string[];
  data?: string[];
};

const page = ['list', 'totalCount', 'totalPage', 'page', 'size'];
const address = [
  'name',
  'email',
  'postalCode',
  'prefecture',
  'city',
  'street',
  'building',
  'phoneNumber',
];
const orderForm = ['orderForm.name', 'orderForm.email', 'orderForm.phone'];
const credentials = ['loginId', 'password', 'deviceId', 'deviceType'];
const passwords = ['oldPassword', 'newPassword', 'confirmPassword'];

/** Section 7 of the specification. */
export const specified: SpecifiedCall[] = [
  {
    call: 'GET /v1/user/line/login',
    query: ['deviceId', 'deviceType'],
    data: ['deviceId', 'loginUrl'],
  },
  {
    call: 'POST /v1/user/line/callback',
    body: ['deviceId', 'deviceType', 'code'],
    data: ['accessToken', 'id', 'profile.name', 'profile.email', 'profile.picture'],
  },
  {
    call: 'POST /v1/player/login',
    body: credentials,
    data: ['accessToken', 'playerName', 'id', 'playerCardsId', 'avatarUrl'],
  },
  { call: 'POST /v1/user/logout', body: ['id'] },
  { call: 'POST /v1/player/logout' },

  { call: 'GET /v1/player/auth/topics', query: ['page', 'size'], data: page },
  {
    call: 'GET /v1/player/auth/topics/{topicId}/messages',
    query: ['page', 'size'],
    data: [...page, 'topicInfo'],
  },
  {
    call: 'POST /v1/player/auth/topics/{topicId}/messages',
    body: ['content'],
    data: ['messageId'],
  },
  {
    call: 'POST /v1/player/topics/{topicId}/media',
    form: ['mediaFile', 'topicId', 'mediaType'],
    data: ['messageId'],
  },
  { call: 'DELETE /v1/player/auth/topics/{topicId}/messages/{messageId}' },
  { call: 'POST /v1/player/password/change', body: passwords },

  { call: 'GET /v1/user/top' },
  { call: 'GET /v1/user/chats', query: ['page', 'size'], data: page },
  {
    call: 'GET /v1/user/chats/detail',
    query: ['topicId', 'page', 'size'],
    data: [...page, 'topicInfo'],
  },
  { call: 'POST /v1/user/chats/message', body: ['topicId', 'content'], data: ['messageId'] },
  {
    call: 'POST /v1/user/message/send',
    body: ['chatType', 'playerId', 'topicId', 'content'],
    data: ['topicId', 'messageId'],
  },
  {
    call: 'POST /v1/user/message/media/send',
    form: ['mediaFile', 'topicId', 'mediaType', 'chatType', 'playerId'],
    data: ['topicId', 'messageId'],
  },
  { call: 'DELETE /v1/user/message/delete', query: ['userId', 'topicId', 'messageId'] },

  { call: 'GET /v1/user/cards', data: ['list'] },
  { call: 'GET /v1/user/cards/{cardId}', data: ['card'] },
  { call: 'POST /v1/user/collections/{cardId}' },
  { call: 'POST /v1/user/card-status', body: ['cardUuid'], data: ['status', 'cardId'] },
  { call: 'POST /v1/user/favorite/player', body: ['playerCardsId'] },
  { call: 'GET /v1/user/players', data: ['playersInfo'] },
  {
    call: 'GET /v1/user/mypage',
    data: [
      'orderCount',
      'chatCount',
      'collectionCount',
      'favoritePlayer',
      'myInfo',
      'pickupCount',
      'hasAddress',
      'joinedAt',
      'season',
    ],
  },

  { call: 'GET /v1/user/products', query: ['category', 'page', 'size'], data: page },
  { call: 'GET /v1/user/products/{productId}', data: ['product'] },
  { call: 'GET /v1/user/cart', data: ['cartItems', 'totalItems', 'totalPrice'] },
  {
    call: 'PUT /v1/user/cart',
    body: ['items.productId', 'items.quantity', 'append'],
    data: ['cartItems', 'totalItems', 'totalPrice'],
  },
  {
    call: 'POST /v1/user/orders',
    body: [
      'items.product_id',
      'items.quantity',
      'items.unit_price',
      'form.name',
      'form.email',
      'form.phone',
    ],
    data: ['order_id'],
  },
  {
    call: 'POST /v1/user/orders/create-with-payment',
    body: [
      'title',
      'content',
      'deliveryMethod',
      ...orderForm,
      'shippingAddress',
      'syncAddress',
      'paymentDetails.type',
      'paymentDetails.number',
      'paymentDetails.name',
      'paymentDetails.month',
      'paymentDetails.year',
      'paymentDetails.verificationValue',
      'capture',
    ],
    data: ['orderId'],
  },
  { call: 'GET /v1/user/orders', query: ['page', 'size'], data: page },
  { call: 'GET /v1/user/orders/{orderId}', data: ['order'] },
  {
    call: 'GET /v1/user/shipping-address',
    data: address.map((field) => `shippingAddress.${field}`),
  },
  { call: 'POST /v1/user/shipping-address', body: address },
  { call: 'PUT /v1/user/shipping-address', body: address },
];

/** What the decision pages add to the specification's calls. */
export const addedByDecisions: SpecifiedCall[] = [
  { call: 'GET /v1/user/collections/{cardId}', data: ['card'] },
  { call: 'GET /v1/player/auth/topics', data: ['isPreviewMode'] },
  { call: 'GET /v1/user/chats', data: ['isPreviewMode'] },
  { call: 'GET /v1/user/chats/detail', data: ['topicInfo', 'isPreviewMode'] },
  {
    call: 'POST /v1/user/orders/create-with-payment',
    body: [
      'paymentDetails.token',
      'paymentDetails.brand',
      'paymentDetails.last4',
      'paymentDetails.name',
    ],
    data: ['redirectUrl', 'orderPaymentSessionId'],
  },
];

/** Writes that must not run twice: sends, media sends, both orders, hand-overs, refunds and shipments. */
export const idempotentWrites = [
  'adjustShopStock',
  'callOffMatch',
  'closeMatch',
  'createMatch',
  'createShopProduct',
  'sendPlayerMessage',
  'sendPlayerMedia',
  'replyAsFan',
  'sendFanMessage',
  'sendFanMedia',
  'orderForPickup',
  'orderWithPayment',
  'putCart',
  'handOverPickup',
  'recordBoothSale',
  'createOrderRefund',
  'createShipments',
  'createStaff',
  'changeStaffPassword',
  'decideReport',
  'passReports',
  'correctTill',
  'countTill',
];

/** Paths below /api that are not in the contract. */
export const unknownPaths = [
  '/',
  '/v1',
  '/v1/',
  '/v2/club',
  '/v1/admin',
  '/v1/user',
  '/v1/user/top/',
  '/v1/user/Top',
  '/v1/user/orders/create-with-payment/more',
  '/v1/club.json',
  '//v1/club',
  '/v1/club/..%2fusers',
  '/v1/user/cards/%zz',
  '/openapi.yaml',
  '/metrics',
  '/.env',
  '/v1/__proto__',
  '/v1/user/constructor',
];
