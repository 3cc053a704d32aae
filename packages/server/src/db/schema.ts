import type { components } from '@homestand/api-client';
import type { Carrier } from '@homestand/api-client/carriers';
import type { StaffRole, StaffStep } from '@homestand/api-client/staff';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Made = ColumnType<Date, Date | string | undefined, Date | string>;

type Time = ColumnType<Date, Date | string, Date | string>;

type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type DeviceSystem = components['schemas']['DeviceSystem'];
type DeviceBrowser = components['schemas']['DeviceBrowser'];

/** Fans and players. */
export type Role = 'user' | 'player';

export type Tables = {
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
  playerAccounts: {
    id: string;
    playerId: number;
    loginId: string;
    passwordHash: string;
    changedAt: Made;
  };
  users: {
    id: string;
    lineSub: string;
    name: string;
    email: string | null;
    pictureUrl: string | null;
    favoritePlayerId: number | null;
    favoriteSince: TimeOrNull;
    createdAt: Made;
  };
  sessions: {
    tokenHash: Buffer;
    id: string;
    role: Role | StaffRole;
    personId: string;
    deviceId: string;
    deviceType: string;
    createdAt: Made;
    usedAt: Made;
    expiresAt: Time;
    pendingStep: Generated<StaffStep | null>;
    deviceSystem: Generated<DeviceSystem | null>;
    deviceBrowser: Generated<DeviceBrowser | null>;
    unsentHandOvers: Generated<number | null>;
    unsentAt: Generated<Date | null>;
  };
  knownDevices: { accountId: string; deviceHash: Buffer; usedAt: Made };
  lineAttempts: {
    stateHash: Buffer;
    deviceId: string;
    nonce: string;
    codeVerifier: string;
    createdAt: Made;
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
  topicPlayers: { topicId: string; playerId: number };
  topicMembers: {
    personId: string;
    topicId: string;
    readSeq: Generated<number>;
    sentCount: Generated<number>;
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
  messageReports: {
    reporterId: string;
    topicId: string;
    seq: number;
    reporterType: Role;
    reason: ReportReason;
    note: Generated<string>;
    createdAt: Made;
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
  collections: { userId: string; cardId: number; shownAt: Made; collectedAt: TimeOrNull };
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
  };
  cartItems: {
    userId: string;
    productId: number;
    quantity: number;
    price: number | null;
    addedAt: Made;
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
    carrier: Generated<Carrier | null>;
    cancelReason: Generated<'pickup_expired' | null>;
    memo: Generated<string | null>;
    memoVersion: Generated<number>;
    memoChangedAt: TimeOrNull;
    memoStaffId: Generated<string | null>;
    state: GeneratedAlways<StaffOrderState>;
    searchText: GeneratedAlways<string>;
    kana: Generated<string>;
    searchName: GeneratedAlways<string>;
  };
  orderItems: {
    orderId: string;
    line: number;
    productId: number;
    productName: string;
    unitPrice: number;
    quantity: number;
    imageFiles: Generated<string[]>;
  };
  orderChanges: {
    orderId: string;
    id: string;
    changedAt: Made;
    deliveryStatus: DeliveryStatus;
    paymentStatus: PaymentStatus;
    trackingNumber: string | null;
    reason: string | null;
    staffId: Generated<string | null>;
    sessionId: Generated<string | null>;
    means: Generated<'cash' | 'other' | null>;
    amount: Generated<number | null>;
    deskAt: TimeOrNull;
    handOverKey: Generated<string | null>;
    carrier: Generated<Carrier | null>;
    refundId: Generated<string | null>;
    refundState: Generated<RefundState | null>;
  };
  refusedHandOvers: {
    id: string;
    orderId: string;
    handOverKey: string | null;
    refusedAt: Made;
    deskAt: Date;
    reason: RefusedHandOverReason;
    staffId: string;
    sessionId: string;
    means: 'cash' | 'other' | null;
    amount: number | null;
    settledAs: Generated<Settlement | null>;
    settledAt: Generated<Date | null>;
    settledBy: Generated<string | null>;
    settledNote: Generated<string | null>;
  };
  refunds: {
    id: string;
    orderId: string;
    paymentId: string | null;
    kind: RefundKind;
    amount: number;
    means: RefundMeans | null;
    state: RefundState;
    failure: Generated<string | null>;
    attempt: Generated<number>;
    reason: string | null;
    staffId: string | null;
    createdAt: Made;
    doneAt: TimeOrNull;
  };
  refundItems: { refundId: string; productId: number; quantity: number };
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
  paymentChecks: {
    id: Generated<number>;
    scheduled: boolean;
    since: Time;
    startedAt: Made;
    finishedAt: TimeOrNull;
    compared: number | null;
    differences: JSONColumnType<object[], string | undefined, string>;
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
  idempotencyKeys: {
    personId: string;
    key: string;
    fingerprint: Buffer;
    status: number | null;
    answer: JSONColumnType<object, string, string> | null;
    busyUntil: TimeOrNull;
    createdAt: Made;
  };
  rateLimits: { key: string; windowStart: Time; count: number };
  eventHead: { onlyRow: Generated<boolean>; lastId: number };
  clubContent: { onlyRow: Generated<boolean>; version: Generated<string> };
  events: {
    id: number;
    type:
      | 'message'
      | 'changed'
      | 'deleted'
      | 'read'
      | 'order'
      | 'sanction'
      | 'report'
      | 'signedOut';
    topicId: string | null;
    personId: string | null;
    data: JSONColumnType<Record<string, unknown>, string, string>;
    createdAt: Made;
  };
  pushSubscriptions: {
    endpointHash: Buffer;
    personId: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    sessionId: string | null;
    createdAt: Made;
  };
  pushKeys: { publicKey: string; privateKey: string };
  pushSettings: { personId: string; messages: boolean; orders: boolean };
  pushHead: { lastId: number };
  pushDeliveries: {
    endpointHash: Buffer;
    tag: string;
    eventId: number | null;
    dueAt: Time;
    leasedUntil: TimeOrNull;
    attempts: Generated<number>;
  };
  pushToldOrders: { orderId: string; deliveryStatus: DeliveryStatus };
  staff: {
    id: string;
    name: string;
    /** Login ID and password are null for a desk, which has who enrolled it. */
    loginId: string | null;
    passwordHash: string | null;
    role: StaffRole;
    mustChangePassword: Generated<boolean>;
    createdAt: Made;
    removedAt: TimeOrNull;
    enrolledBy: Generated<string | null>;
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
  staffPasskeys: {
    id: string;
    staffId: string;
    deviceSystem: DeviceSystem | null;
    publicKey: Buffer;
    counter: number;
    transports: string[];
    createdAt: Made;
    usedAt: TimeOrNull;
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
  staffRecoveryCodes: { codeHash: Buffer; staffId: string };
  staffPasskeyChallenges: { sessionId: string; challenge: string; expiresAt: Time };
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
  tillEntries: {
    id: string;
    at: Made;
    /** In Tokyo, YYYY-MM-DD. */
    day: string;
    tillId: string;
    kind: 'payment' | 'undo' | 'refund' | 'correction';
    orderId: string | null;
    means: 'cash' | 'other';
    amount: number;
    reason: string | null;
    staffId: string | null;
  };
  tillCounts: {
    id: string;
    at: Made;
    /** In Tokyo, YYYY-MM-DD. */
    day: string;
    tillId: string;
    kind: 'float' | 'count';
    amount: number;
    expected: number | null;
    staffId: string;
  };
  externalServices: {
    name: ExternalService;
    workedAt: TimeOrNull;
    failedAt: TimeOrNull;
    failingSince: TimeOrNull;
  };
  uploads: {
    id: string;
    personId: string;
    size: number;
    finishedAt: TimeOrNull;
    createdAt: Made;
  };
};

export type ExternalService = 'line' | 'payment' | 'push';

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

/** What an order is for the office: one word for each that is handled in its own way. */
export type StaffOrderState =
  | DeliveryStatus
  | 'payment_pending'
  | 'payment_failed'
  | 'refund_due'
  | 'refunded';

export type PaymentPhase =
  | 'starting'
  | 'paying'
  | 'not_charged'
  | 'challenge'
  | 'unknown'
  | 'refund_due';
