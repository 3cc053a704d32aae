// Written by npm run schema:update from the migrations and scripts/databaseSchema/columnTypes.ts.
import type { Carrier } from '@homestand/api-client/carriers';
import type { components } from '@homestand/api-client/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type DeviceSystem = components['schemas']['DeviceSystem'];
type DeviceBrowser = components['schemas']['DeviceBrowser'];

type Made = ColumnType<Date, Date | string | undefined, Date | string>;

type Time = ColumnType<Date, Date | string, Date | string>;

type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Fans and players. */
export type Role = 'user' | 'player';

export type ReportReason =
  | 'harassment'
  | 'whereabouts'
  | 'advertising'
  | 'indecent'
  | 'impersonation'
  | 'other';

export type SanctionKind = 'warn' | 'mute' | 'suspend';

export type DeliveryMethod = 'venue' | 'shipping';

export type DeliveryStatus = 'pending' | 'received' | 'unshipped' | 'shipped' | 'canceled';

export type PaymentStatus =
  | 'at_pickup'
  | 'awaiting'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'refund_due'
  | 'refunded';

export type PaymentPhase =
  | 'starting'
  | 'paying'
  | 'not_charged'
  | 'challenge'
  | 'unknown'
  | 'refund_due';

export type RefundKind = 'refund' | 'cancel' | 'take_back' | 'gateway';

export type RefundMeans = 'card' | 'cash' | 'other';

export type RefundState = 'due' | 'failed' | 'done';

/** Why a hand-over that a counter made without the server was refused. */
export type RefusedHandOverReason =
  | 'handed_over'
  | 'canceled'
  | 'refunded'
  | 'payment_pending'
  | 'payment_failed'
  | 'shipping'
  | 'payment_differs';

/** What a person found out about it: a second piece left, only the record is double, or the money went back. */
export type Settlement = 'goods' | 'record' | 'refund';

export type ExternalService = 'line' | 'payment' | 'push';

/** What an order is for the office: one word for each that is handled in its own way. */
export type StaffOrderState =
  | 'pending'
  | 'received'
  | 'unshipped'
  | 'shipped'
  | 'canceled'
  | 'payment_pending'
  | 'payment_failed'
  | 'refund_due'
  | 'refunded';

export type Tables = {
  boothSales: {
    id: string;
    optionId: number;
    productName: string;
    optionLabel: string;
    quantity: number;
    price: number;
    means: 'cash' | 'other';
    short: number;
    staffId: string;
    sessionId: string;
    recordedAt: Made;
    deskAt: TimeOrNull;
    undoneAt: TimeOrNull;
  };
  cards: {
    id: Generated<number>;
    uuid: string;
    playerId: number;
    cardType: 'normal' | 'silver' | 'gold' | 'signature';
    message: Generated<string>;
    pictureFile: string | null;
    audioFile: string | null;
    videoFile: string | null;
  };
  cartItems: {
    userId: string;
    productId: number;
    quantity: number;
    addedAt: Made;
    price: number | null;
  };
  cartOptions: {
    userId: string;
    optionId: number;
    quantity: number;
    price: number;
    addedAt: Made;
  };
  clubContent: {
    onlyRow: Generated<boolean>;
    version: Generated<string>;
  };
  collections: {
    userId: string;
    cardId: number;
    shownAt: Made;
    collectedAt: TimeOrNull;
  };
  deskCodes: {
    codeHash: Buffer;
    name: string;
    endsAt: Time;
    createdBy: string;
    expiresAt: Time;
    /** The desk that a phone has become with it; null until then. */
    deskId: string | null;
    deviceId: string | null;
  };
  eventHead: {
    onlyRow: Generated<boolean>;
    lastId: number;
  };
  events: {
    id: number;
    type:
      | 'message'
      | 'changed'
      | 'deleted'
      | 'read'
      | 'order'
      | 'restock'
      | 'matches'
      | 'matchHero'
      | 'matchCalledOff'
      | 'sanction'
      | 'report'
      | 'signedOut';
    topicId: string | null;
    personId: string | null;
    data: JSONColumnType<Record<string, unknown>, string, string>;
    createdAt: Made;
  };
  externalServices: {
    name: ExternalService;
    workedAt: TimeOrNull;
    failedAt: TimeOrNull;
    failingSince: TimeOrNull;
  };
  fanSanctions: {
    id: string;
    userId: string;
    kind: SanctionKind;
    reason: string;
    createdAt: Made;
    endsAt: TimeOrNull;
    reportId: string;
    staffId: string;
    seenAt: TimeOrNull;
    liftedAt: TimeOrNull;
  };
  idempotencyKeys: {
    personId: string;
    key: string;
    fingerprint: Buffer;
    status: number | null;
    answer: JSONColumnType<object, string, string> | null;
    busyUntil: TimeOrNull;
    createdAt: Made;
  };
  knownDevices: {
    accountId: string;
    deviceHash: Buffer;
    usedAt: Made;
  };
  lineAttempts: {
    stateHash: Buffer;
    deviceId: string;
    nonce: string;
    codeVerifier: string;
    createdAt: Made;
  };
  matchCallOffOrders: {
    callOffId: string;
    orderId: string;
    notifiedAt: TimeOrNull;
  };
  matchCallOffs: {
    id: string;
    matchId: number;
    state: 'postponed' | 'canceled';
    stateBefore: 'planned' | 'on' | 'postponed' | 'canceled';
    targetId: number | null;
    staffId: string | null;
    calledOffAt: Made;
    undoneAt: TimeOrNull;
  };
  matchClosings: {
    id: string;
    matchId: number;
    closedAt: Time;
    closedBy: string;
    figures: JSONColumnType<object, string, string>;
    reopenedAt: TimeOrNull;
    reopenedBy: string | null;
  };
  matchHeroes: {
    matchId: number;
    kind: 'winningPitcher' | 'hero';
    playerId: number | null;
    notifiedUpTo: string | null;
    notifiedFans: Generated<number>;
    notifiedAt: TimeOrNull;
  };
  matchVisits: {
    userId: string;
    matchId: number;
    code: 'rotating' | 'printed';
    scannedAt: Time;
    createdAt: Made;
  };
  matches: {
    id: GeneratedAlways<number>;
    /** In Tokyo, YYYY-MM-DD. */
    day: ColumnType<Date, string, string>;
    startsAt: TimeOrNull;
    gatesAt: TimeOrNull;
    counterFrom: TimeOrNull;
    counterTo: TimeOrNull;
    opponent: string;
    ground: string;
    state: Generated<'planned' | 'on' | 'postponed' | 'canceled' | 'finished'>;
    result: string | null;
    cardId: number | null;
    version: Generated<number>;
    changedBy: string | null;
    createdAt: Made;
    changedAt: Made;
    outcome: 'won' | 'lost' | 'drawn' | null;
  };
  media: {
    id: string;
    topicId: string;
    kind: 'image' | 'video';
    fileName: string;
    contentType: string;
    size: number;
    width: number;
    height: number;
    duration: number | null;
    originalKey: string;
    thumbnailKey: string;
    createdAt: Made;
  };
  messageReports: {
    reporterId: string;
    topicId: string;
    seq: number;
    reporterType: Role;
    reason: ReportReason;
    note: Generated<string>;
    createdAt: Made;
  };
  messages: {
    topicId: string;
    seq: number;
    id: string;
    senderType: Role;
    senderId: string;
    content: string;
    mediaId: string | null;
    createdAt: Made;
    deletedAt: TimeOrNull;
    hiddenAt: TimeOrNull;
    clientKey: string | null;
  };
  orderChanges: {
    orderId: string;
    id: string;
    changedAt: Made;
    deliveryStatus: DeliveryStatus;
    paymentStatus: PaymentStatus;
    trackingNumber: string | null;
    reason: string | null;
    staffId: string | null;
    sessionId: string | null;
    means: 'cash' | 'other' | null;
    amount: number | null;
    refundId: string | null;
    refundState: RefundState | null;
    carrier: Carrier | null;
    deskAt: TimeOrNull;
    handOverKey: string | null;
  };
  orderItems: {
    orderId: string;
    line: number;
    productId: number;
    productName: string;
    unitPrice: number;
    quantity: number;
    imageFiles: Generated<string[]>;
    optionId: number | null;
    optionLabel: string | null;
    deliveryPeriod: string | null;
    closesAt: TimeOrNull;
  };
  orders: {
    id: string;
    userId: string;
    createdAt: Made;
    updatedAt: Made;
    deliveryMethod: DeliveryMethod;
    deliveryStatus: DeliveryStatus;
    trackingNumber: string | null;
    paymentMethod: 'credit_card' | 'at_pickup';
    paymentStatus: PaymentStatus;
    totalPrice: number;
    name: string;
    email: string;
    phone: string;
    postalCode: string | null;
    prefecture: string | null;
    city: string | null;
    street: string | null;
    building: string | null;
    cardBrand: string | null;
    cardLastFour: string | null;
    cardHolderName: string | null;
    syncAddress: Generated<boolean>;
    cancelReason: 'pickup_expired' | null;
    memo: string | null;
    state: GeneratedAlways<StaffOrderState>;
    searchText: GeneratedAlways<string>;
    memoVersion: Generated<number>;
    memoChangedAt: TimeOrNull;
    memoStaffId: string | null;
    carrier: 'yamato' | 'sagawa' | 'japan_post' | 'other' | null;
    kana: Generated<string>;
    searchName: GeneratedAlways<string>;
    matchId: number | null;
  };
  paymentChecks: {
    id: GeneratedAlways<number>;
    scheduled: boolean;
    since: Time;
    startedAt: Made;
    finishedAt: TimeOrNull;
    compared: number | null;
    differences: JSONColumnType<object[], string | undefined, string>;
  };
  payments: {
    id: string;
    orderId: string;
    sessionId: string | null;
    gatewayPaymentId: string | null;
    amount: number;
    state: 'started' | 'awaiting' | 'paid' | 'failed' | 'canceled' | 'refund_due' | 'refunded';
    failure: string | null;
    createdAt: Made;
    updatedAt: Made;
    phase: PaymentPhase | null;
    phaseAt: Made;
    nextStepAt: TimeOrNull;
    lastStepAt: TimeOrNull;
    stepLeasedUntil: TimeOrNull;
    stepAttempts: Generated<number>;
  };
  playerAccounts: {
    id: string;
    playerId: number;
    loginId: string;
    passwordHash: string;
    changedAt: Made;
  };
  players: {
    id: Generated<number>;
    nameJapanese: string;
    nameRomaji: string;
    jerseyNumber: string;
    position: number | null;
    batting: number | null;
    birthYear: number | null;
    height: number | null;
    weight: number | null;
    birthPlace: Generated<string>;
    school: Generated<string>;
    avatarFile: string | null;
    pictureFile: string | null;
    retiredAt: TimeOrNull;
  };
  productOptions: {
    id: Generated<number>;
    productId: number;
    label: Generated<string>;
    price: number | null;
    place: Generated<number>;
    retiredAt: TimeOrNull;
    changedBy: string | null;
    changedAt: TimeOrNull;
  };
  products: {
    id: Generated<number>;
    name: string;
    price: number;
    size: Generated<string>;
    material: Generated<string>;
    description: Generated<string>;
    category: 'goods for support' | 'jewelry' | 'digital';
    imageFiles: Generated<string[]>;
    externalLinkUrl: string | null;
    onSale: Generated<boolean>;
    place: Generated<number>;
    imageTexts: JSONColumnType<Record<string, string>, string | undefined, string>;
    version: Generated<number>;
    retiredAt: TimeOrNull;
    opensAt: TimeOrNull;
    closesAt: TimeOrNull;
    perPerson: number | null;
    deliveryPeriod: string | null;
    ceiling: number | null;
    minimum: number | null;
    calledOffAt: TimeOrNull;
    calledOffOrders: number | null;
    changedBy: string | null;
    changedAt: TimeOrNull;
  };
  pushDeliveries: {
    endpointHash: Buffer;
    tag: string;
    eventId: number | null;
    dueAt: Time;
    leasedUntil: TimeOrNull;
    attempts: Generated<number>;
    host: Generated<string>;
  };
  pushHead: {
    onlyRow: Generated<boolean>;
    lastId: number;
  };
  pushKeys: {
    onlyRow: Generated<boolean>;
    publicKey: string;
    privateKey: string;
  };
  pushSettings: {
    personId: string;
    messages: boolean;
    orders: boolean;
    heroes: Generated<boolean>;
  };
  pushSubscriptions: {
    endpointHash: Buffer;
    personId: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    createdAt: Made;
    sessionId: string | null;
    host: GeneratedAlways<string>;
  };
  pushToldOrders: {
    orderId: string;
    deliveryStatus: DeliveryStatus;
  };
  rateLimits: {
    key: string;
    windowStart: Time;
    count: number;
  };
  refundItems: {
    refundId: string;
    productId: number;
    quantity: number;
    optionId: number | null;
  };
  refunds: {
    id: string;
    orderId: string;
    paymentId: string | null;
    kind: RefundKind;
    amount: number;
    means: RefundMeans | null;
    state: RefundState;
    failure: string | null;
    attempt: Generated<number>;
    reason: string | null;
    staffId: string | null;
    createdAt: Made;
    doneAt: TimeOrNull;
  };
  refusedHandOvers: {
    id: string;
    orderId: string;
    handOverKey: string | null;
    refusedAt: Made;
    deskAt: Time;
    reason: RefusedHandOverReason;
    staffId: string;
    sessionId: string;
    means: 'cash' | 'other' | null;
    amount: number | null;
    settledAs: Settlement | null;
    settledAt: TimeOrNull;
    settledBy: string | null;
    settledNote: string | null;
  };
  reportedMessages: {
    id: string;
    topicId: string;
    seq: number;
    content: string;
    reportedAt: Made;
    decidedAt: TimeOrNull;
    decision: 'hide' | 'pass' | null;
    decidedBy: string | null;
  };
  sessions: {
    tokenHash: Buffer;
    id: string;
    role: 'user' | 'player' | 'desk' | 'manager' | 'owner';
    personId: string;
    deviceId: string;
    deviceType: string;
    createdAt: Made;
    usedAt: Made;
    expiresAt: Time;
    pendingStep: 'verify' | 'enrol' | 'password' | null;
    deviceSystem: DeviceSystem | null;
    deviceBrowser: DeviceBrowser | null;
    unsentHandOvers: number | null;
    unsentAt: TimeOrNull;
  };
  shippingAddresses: {
    userId: string;
    name: string;
    email: string;
    postalCode: string;
    prefecture: string;
    city: string;
    street: string;
    building: Generated<string>;
    phoneNumber: string;
    kana: Generated<string>;
  };
  staff: {
    id: string;
    name: string;
    /** Login ID and password are null for a desk, which has who enrolled it. */
    loginId: string | null;
    passwordHash: string | null;
    role: 'desk' | 'manager' | 'owner';
    createdAt: Made;
    removedAt: TimeOrNull;
    enrolledBy: string | null;
    mustChangePassword: Generated<boolean>;
  };
  staffLog: {
    id: string;
    at: Made;
    staffId: string | null;
    staffName: string | null;
    sessionId: string | null;
    deviceId: string | null;
    action: string;
    orderIds: Generated<string[]>;
    fanIds: Generated<string[]>;
    accountId: string | null;
    before: JSONColumnType<Record<string, unknown>, string, string> | null;
    after: JSONColumnType<Record<string, unknown>, string, string> | null;
    reason: string | null;
  };
  staffLogAsWritten: {
    id: string | null;
    at: TimeOrNull;
    staffId: string | null;
    staffName: string | null;
    sessionId: string | null;
    deviceId: string | null;
    action: string | null;
    orderIds: string[] | null;
    fanIds: string[] | null;
    accountId: string | null;
    before: JSONColumnType<Record<string, unknown>, string, string> | null;
    after: JSONColumnType<Record<string, unknown>, string, string> | null;
    reason: JSONColumnType<Record<string, unknown>, string, string> | null;
  };
  staffLogTexts: {
    entryId: string;
    side: 'before' | 'after' | 'reason';
    field: string;
    salt: string | null;
    content: string | null;
  };
  staffPasskeyChallenges: {
    sessionId: string;
    challenge: string;
    expiresAt: Time;
  };
  staffPasskeys: {
    id: string;
    staffId: string;
    deviceSystem: DeviceSystem | null;
    publicKey: Buffer;
    counter: number;
    transports: Generated<string[]>;
    createdAt: Made;
    usedAt: TimeOrNull;
  };
  staffRecoveryCodes: {
    codeHash: Buffer;
    staffId: string;
  };
  staffTotp: {
    staffId: string;
    /** Encrypted. */
    secret: Buffer;
    createdAt: Made;
    /** Null until the first code was right. */
    confirmedAt: TimeOrNull;
    usedStep: Generated<number>;
  };
  stock: {
    optionId: number;
    onHand: number | null;
    held: Generated<number>;
    version: Generated<number>;
    oversold: Generated<number>;
  };
  stockMoves: {
    optionId: number;
    version: number;
    at: Made;
    kind:
      | 'count'
      | 'adjust'
      | 'hold'
      | 'release'
      | 'hand_over'
      | 'undo'
      | 'take_back'
      | 'booth'
      | 'booth_undo'
      | 'booth_cover';
    onHandChange: number;
    heldChange: number;
    orderId: string | null;
    oversoldChange: Generated<number>;
  };
  stockNotices: {
    userId: string;
    optionId: number;
    askedAt: Made;
    notifiedAt: TimeOrNull;
  };
  tillCounts: {
    id: string;
    at: Made;
    /** In Tokyo, YYYY-MM-DD. */
    day: ColumnType<Date, string, string>;
    tillId: string;
    kind: 'float' | 'count';
    amount: number;
    expected: number | null;
    staffId: string;
    happenedAt: TimeOrNull;
  };
  tillEntries: {
    id: string;
    at: Made;
    /** In Tokyo, YYYY-MM-DD. */
    day: ColumnType<Date, string, string>;
    tillId: string;
    kind: 'payment' | 'undo' | 'refund' | 'correction';
    orderId: string | null;
    means: 'cash' | 'other';
    amount: number;
    reason: string | null;
    staffId: string | null;
    boothSaleId: string | null;
    happenedAt: TimeOrNull;
  };
  topicMembers: {
    personId: string;
    topicId: string;
    readSeq: Generated<number>;
    sentCount: Generated<number>;
    readAt: TimeOrNull;
  };
  topicPlayers: {
    topicId: string;
    playerId: number;
  };
  topics: {
    id: string;
    chatType: 'private' | 'group';
    title: Generated<string>;
    userId: string | null;
    playerId: number | null;
    lastSeq: Generated<number>;
    deletedCount: Generated<number>;
    talkedAt: Made;
    createdAt: Made;
  };
  uploads: {
    id: string;
    personId: string;
    size: number;
    finishedAt: TimeOrNull;
    createdAt: Made;
  };
  users: {
    id: string;
    lineSub: string;
    name: string;
    email: string | null;
    pictureUrl: string | null;
    favoritePlayerId: number | null;
    createdAt: Made;
    favoriteSince: TimeOrNull;
  };
};
