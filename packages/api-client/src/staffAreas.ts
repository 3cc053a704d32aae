import type { components, operations } from './schema.gen';
import { areaOfOperation } from './staffOperations.gen.ts';

export type StaffRole = components['schemas']['StaffRole'];

/** What a session lacks after the password. */
export type StaffStep = components['schemas']['StaffStep'];

const everyone: readonly StaffRole[] = ['desk', 'manager', 'owner'];
const managers: readonly StaffRole[] = ['manager', 'owner'];
const owners: readonly StaffRole[] = ['owner'];

/**
 * The areas of the staff side, and the roles that may use each: the server's guard, the staff app's navigation and
 * the permission tests read it.
 */
export const staffAreas = {
  /** One's own session. */
  session: everyone,
  /** The second factor of one's own account; a desk has none. */
  secondFactor: managers,
  pickups: everyone,
  /** The figures of the day. */
  today: managers,
  /** Helpers' phones as desks. */
  desks: managers,
  /** Money taken at the counter. */
  tills: managers,
  orders: managers,
  /** What staff did and read. */
  log: managers,
  products: managers,
  /** The matches of the club. */
  matches: managers,
  moderation: managers,
  announcements: managers,
  fans: managers,
  players: managers,
  cards: managers,
  staff: owners,
  settings: owners,
  /** Erasure and exports of personal data. */
  personalData: owners,
} satisfies Record<string, readonly StaffRole[]>;

export type StaffArea = keyof typeof staffAreas;

/** The area of each operation with a session below /v1/admin: `x-area` in the contract. */
export const staffOperations = areaOfOperation satisfies Partial<
  Record<keyof operations, StaffArea>
>;

export type StaffOperation = keyof typeof staffOperations;

/** What a session reaches before its login is complete. Every other operation answers as if it did not exist. */
export const stepOperations: Readonly<Record<StaffStep, readonly StaffOperation[]>> = {
  verify: [
    'logOutStaff',
    'getStaffSession',
    'createPasskeyRequest',
    'logInWithPasskey',
    'logInWithCode',
  ],
  enrol: [
    'logOutStaff',
    'getStaffSession',
    'createPasskeyOptions',
    'addPasskey',
    'startTotp',
    'confirmTotp',
  ],
  password: ['logOutStaff', 'getStaffSession', 'changeStaffPassword'],
};

/** They finish a login, so a session that is complete does not reach them: they would extend it. */
export const verifyingOperations: readonly StaffOperation[] = [
  'createPasskeyRequest',
  'logInWithPasskey',
  'logInWithCode',
];
