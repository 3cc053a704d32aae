import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import type { Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';
import { brokenRule } from './passwordRules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const change = (player: Player, oldPassword: string, newPassword: string, again = newPassword) =>
  player.call('POST', '/v1/player/password/change', {
    body: { oldPassword, newPassword, confirmPassword: again },
  });

const logIn = ({ loginId }: Player, password: string) =>
  server.nobody.call('POST', '/v1/player/login', {
    body: { loginId, password, deviceId: 'phone', deviceType: 'web' },
  });

describe('[PWD-02] the rules, in their order', () => {
  const good = 'Hamano-2026';

  // Each breaks its rule and, where possible, every later one.
  test.each([
    ['', '', 'x', 'oldPassword', messages.currentPasswordRequired],
    [good, '', 'x', 'newPassword', messages.newPasswordRequired],
    [good, 'あ', 'x', 'newPassword', messages.passwordLength],
    [good, 'パスワードです', 'x', 'newPassword', messages.passwordLength],
    [good, 'パスワードにします', 'x', 'newPassword', messages.passwordCharacters],
    [good, 'Hamano 2026', 'x', 'newPassword', messages.passwordCharacters],
    [good, 'Ｍinato-2026', 'x', 'newPassword', messages.passwordCharacters],
    ['abcdefgh', 'abcdefgh', 'x', 'newPassword', messages.passwordClasses],
    [good, 'abcd1234', 'x', 'newPassword', messages.passwordClasses],
    [good, good, 'Hamano-2027', 'confirmPassword', messages.passwordMismatch],
    [good, good, good, 'newPassword', messages.passwordSame],
  ])('%j, %j, %j: %s', (oldPassword, newPassword, confirmPassword, field, message) => {
    expect(brokenRule({ oldPassword, newPassword, confirmPassword })).toEqual({ field, message });
  });

  test.each(['Abcdef12', 'abcd_123', 'ABCD-123', 'Abcdefg!', 'a1-@#$!&', 'Ab1_____'])(
    '%j is accepted',
    (newPassword) => {
      const passwords = { oldPassword: good, newPassword, confirmPassword: newPassword };
      expect(brokenRule(passwords)).toBeUndefined();
    },
  );
});

test('[PWD-03] after a change only the new password works', async () => {
  const player = await server.createPlayer();
  expect((await change(player, player.password, 'Scarlet-2027')).body).toEqual({
    code: 200,
    message: 'success',
    data: null,
  });
  expect((await logIn(player, player.password)).status).toBe(422);
  expect((await logIn(player, 'Scarlet-2027')).status).toBe(200);
});

test('[PWD-04] a wrong current password is reported at its field, and nothing changes', async () => {
  const player = await server.createPlayer();
  expect((await change(player, 'Wrong-2026', 'Scarlet-2027')).body).toEqual({
    code: 422,
    message: messages.currentPasswordWrong,
    data: { errors: [{ field: 'oldPassword', message: messages.currentPasswordWrong }] },
  });
  expect((await logIn(player, player.password)).status).toBe(200);
});

test('[PWD-04] a mismatch is reported at the confirmation', async () => {
  const player = await server.createPlayer();
  const response = await change(player, player.password, 'Scarlet-2027', 'Scarlet-2028');
  expect(response.body.data).toEqual({
    errors: [{ field: 'confirmPassword', message: messages.passwordMismatch }],
  });
});

test('a password change ends every other session of the player, and no other person’s', async () => {
  const [player, teammate] = [await server.createPlayer(), await server.createPlayer()];
  const { accessToken } = (await logIn(player, player.password)).body.data as {
    accessToken: string;
  };
  const elsewhere = createCaller(server.origin, accessToken);
  await change(player, player.password, 'Scarlet-2027');
  const topics = '/v1/player/auth/topics';
  expect((await elsewhere.call('GET', topics)).status).toBe(401);
  expect((await player.call('GET', topics)).status).toBe(200);
  expect((await teammate.call('GET', topics)).status).toBe(200);
});

test('the number of guesses at the current password is limited', async () => {
  await avoidMinuteEnd();
  const player = await server.createPlayer();
  for (let turn = 0; turn < 5; turn++) await change(player, `Wrong-202${turn}`, 'Scarlet-2027');
  const refused = await change(player, player.password, 'Scarlet-2027');
  expect(refused).toMatchObject({ status: 429, body: { message: messages.tooMany } });
});
