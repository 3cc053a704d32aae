import type { components } from '@homestand/api-client';
import type { StaffRole } from '@homestand/api-client/staff';
import { sampleId, timeOf } from '@homestand/app-core/testing/sampleClub';
import { desks, staff } from '@homestand/demo-club';
import type { StaffSession } from '../data/staff/staffSession';

type Schemas = components['schemas'];

const firstPerson = 200;
const firstDesk = 210;

const idOfPerson = (index: number) => sampleId(firstPerson + index);

/** The logins of staff, as the device stores them, by role. */
export const sessions = Object.fromEntries(
  staff.map(({ name, role }, index) => [
    role,
    {
      ...{ token: `sample-${role}`, id: idOfPerson(index), name, role },
      ...{ step: null, methods: [], enrolled: false },
    },
  ]),
) as unknown as Readonly<Record<StaffRole, StaffSession>>;

/** Helpers' phones that are desks today. */
const runningDesks = desks.map(({ name, enrolledBy }, index) => ({
  id: sampleId(firstDesk + index),
  name,
  enrolledAt: timeOf({ minutesAgo: 216 }),
  endsAt: timeOf({ daysAgo: 0, time: '23:59' }),
  enrolledBy: nameOf(enrolledBy),
  unsent: { count: 0, at: timeOf({ minutesAgo: 0 }), isCurrent: true },
}));

const [desk = noDesk()] = runningDesks;
function noDesk(): (typeof runningDesks)[number] {
  throw new Error('The demo club has no desk.');
}

/** A helper’s phone that is a desk. */
export const deskSession: StaffSession = {
  ...{ token: 'sample-phone', id: desk.id, name: desk.name, role: 'desk' as const },
  ...{ step: null, methods: [], enrolled: true },
};

/** A login that lacks its second factor, and one that has to set it up first. */
export const verifyingSession: StaffSession = {
  ...sessions.manager,
  step: 'verify',
  methods: ['passkey', 'code'],
};
export const enrollingSession: StaffSession = { ...sessions.manager, step: 'enrol' };
/** One with the password of a slip. */
export const newSession: StaffSession = { ...sessions.desk, step: 'password' };

/** Who handed over: a person of the staff by login ID, or a desk by name. */
export function tillOf(by: string): { id: string; name: string } {
  const index = staff.findIndex(({ loginId }) => loginId === by);
  const person = staff[index];
  if (person) return { id: idOfPerson(index), name: person.name };
  const found = runningDesks.find(({ name }) => name === by);
  if (!found) throw new Error(`Nobody of the staff is called ${by}.`);
  return { id: found.id, name: found.name };
}

export function nameOf(loginId: string): string {
  const found = staff.find((person) => person.loginId === loginId);
  if (!found) throw new Error(`Nobody of the staff has the login ID ${loginId}.`);
  return found.name;
}

export const deskList: Schemas['DeskList'] = { list: runningDesks };

export const deskCode: Schemas['DeskCode'] = {
  code: 'Tn4kW2sYp8VbQ6mXc1ZrJ9dLhG3fE5aU7oN0iKtRyPw',
  name: 'レジ2',
  endsAt: timeOf({ daysAgo: 0, time: '23:59' }),
  expiresAt: timeOf({ minutesAgo: -15 }),
};

export const accounts: Schemas['StaffAccount'][] = staff.map(({ name, loginId, role }, index) => ({
  ...{ id: idOfPerson(index), name, loginId, role },
  createdAt: timeOf({ daysAgo: 214 - index, time: '10:00' }),
  secondFactor:
    role === 'desk' ? { passkeys: 0, hasCode: false } : { passkeys: 1, hasCode: role === 'owner' },
  sessions: 1,
  usedAt: timeOf({ minutesAgo: 3 + index * 8 }),
  unsent: role === 'desk' ? { count: 0, at: timeOf({ minutesAgo: 0 }), isCurrent: true } : null,
}));

export const [account = noAccount()] = accounts;
function noAccount(): Schemas['StaffAccount'] {
  throw new Error('The demo club has no staff.');
}

/** A session with the data that the server answers a login with. */
export function answerOf(session: StaffSession): Schemas['StaffSession'] {
  const { token, id, name, role, step = null, methods = [] } = session;
  return {
    accessToken: token,
    staff: { id, name, role, endsAt: endOfSession, step, methods: [...methods] },
  };
}

const endOfSession = timeOf({ minutesAgo: -8 * 60 });

export const staffOf = (session: StaffSession): Schemas['Staff'] => answerOf(session).staff;

export const staffSessions: Schemas['StaffSessionList'] = {
  list: [
    {
      id: sampleId(230),
      device: { system: 'windows', browser: 'edge' },
      startedAt: timeOf({ minutesAgo: 240 }),
      usedAt: timeOf({ minutesAgo: 0 }),
      endsAt: endOfSession,
      isCurrent: true,
    },
    {
      id: sampleId(231),
      device: { system: 'iphone', browser: 'safari' },
      startedAt: timeOf({ minutesAgo: 225 }),
      usedAt: timeOf({ minutesAgo: 31 }),
      endsAt: timeOf({ minutesAgo: -495 }),
      isCurrent: false,
    },
  ],
};

export const secondFactor: Schemas['SecondFactor'] = {
  passkeys: [
    {
      id: 'c2FtcGxlLXBhc3NrZXk',
      system: 'iphone',
      createdAt: timeOf({ daysAgo: 213, time: '10:20' }),
      usedAt: timeOf({ minutesAgo: 240 }),
    },
  ],
  hasCode: false,
  recoveryCodes: 9,
  isRequired: true,
  isRecentLogin: true,
};

export const totpSecret: Schemas['TotpSecret'] = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address:
    'otpauth://totp/%E9%B6%B4%E6%B5%9C%E3%82%AF%E3%83%AC%E3%82%A4%E3%83%B3%E3%82%BA:sano?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=%E9%B6%B4%E6%B5%9C%E3%82%AF%E3%83%AC%E3%82%A4%E3%83%B3%E3%82%BA',
};

export const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `${1000 + index * 797}-${9000 - index * 613}`,
);

export const samplePassword = 'h7kp-3mwt-9qxd';
