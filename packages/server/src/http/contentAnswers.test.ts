import { expect, test, vi } from 'vitest';
import { createContentAnswers } from './contentAnswers.ts';

test('an answer is made once for each version and its parameters', async () => {
  const answers = createContentAnswers();
  let made = 0;
  const read = async () => ({ text: `answer ${made++}`, isOwn: false });
  const texts = [];
  for (const [version, page] of [
    ['a', 1],
    ['a', 1],
    ['a', 2],
    ['b', 1],
    ['b', 1],
  ] as const) {
    const { encodedFor } = await answers(version, { page }, read);
    texts.push(encodedFor(undefined).body.toString());
  }
  expect(texts).toEqual(['answer 0', 'answer 0', 'answer 1', 'answer 2', 'answer 2']);
});

test('one that fails is made again', async () => {
  const answers = createContentAnswers();
  const read = vi
    .fn(async () => ({ text: 'answer', isOwn: false }))
    .mockRejectedValueOnce(new Error('no database'));
  await expect(answers('a', {}, read)).rejects.toThrow('no database');
  expect((await answers('a', {}, read)).encodedFor(undefined).body.toString()).toBe('answer');
});

test('a client that asks for many pages keeps the memory bounded', async () => {
  const answers = createContentAnswers();
  const read = vi.fn(async () => ({ text: 'answer', isOwn: false }));
  for (let page = 0; page < 300; page++) await answers('a', { page }, read);
  await answers('a', { page: 299 }, read);
  expect(read).toHaveBeenCalledTimes(300);
  await answers('a', { page: 0 }, read);
  expect(read).toHaveBeenCalledTimes(301);
});

test("a caller's own answer is given to nobody else, also while it is read", async () => {
  const answers = createContentAnswers();
  let made = 0;
  const read = async () => ({ text: `answer ${made++}`, isOwn: true });
  const both = await Promise.all([answers('a', {}, read), answers('a', {}, read)]);
  const texts = both.map(({ encodedFor }) => encodedFor(undefined).body.toString());
  expect(texts).toEqual(['answer 0', 'answer 1']);
});
