import type { components } from '@homestand/api-client';

type Sanction = components['schemas']['Sanction'];

const about = {
  reason: '選手の居場所は書かないでください。',
  createdAt: '2026-11-21T12:00:00.000Z',
  message: { content: '帰りに待っていれば会えます', messageType: 'text' },
} as const;

export const warning: Sanction = {
  ...about,
  id: '0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d41',
  kind: 'warn',
  endsAt: null,
};

export const mute: Sanction = {
  ...about,
  id: '0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d42',
  kind: 'mute',
  endsAt: '2036-11-22T12:00:00.000Z',
};

const suspension: Sanction = {
  ...about,
  id: '0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d43',
  kind: 'suspend',
  endsAt: '2036-11-22T12:00:00.000Z',
};

export const suspendedAnswers = { 'GET /v1/user/sanctions': { list: [suspension] } };
