import { describe, expect, test } from 'vitest';
import { readProfile } from './lineProfile.ts';

const issuer = 'https://access.line.me';
const standIn = 'http://192.168.1.5:3000/stand-in/line';
const read = (claims: object, from = issuer) => readProfile('Ufan', { ...claims }, from);

describe('[SAFE-07] a name from LINE', () => {
  const family = '👨‍👩‍👧';

  test.each([
    ['　青井 みなと ', '青井 みなと'],
    ['青井\u0000\nみなと', '青井 みなと'],
    ['青井\u202eみなと', '青井みなと'],
    ['\u200b青\u2066井\u3164 みな\ufeffと\u200f', '青井 みなと'],
    ['葛\u{e0100}城 👩‍🚀❤️‍🔥', '葛\u{e0100}城 👩‍🚀❤️‍🔥'],
    ['青井\ud800', '青井'],
    [family.repeat(101), family.repeat(100)],
    [`${'あ'.repeat(99)} い`, 'あ'.repeat(99)],
  ])('%j is displayed as %j', (name, shown) => {
    expect(read({ name }).name).toBe(shown);
  });

  test.each([
    '',
    ' 　\n',
    '\u3164',
    '\u115f\uffa0',
    '\u200b\u200d',
    '\u2800',
    '\ufe0f',
    '\u{e0041}',
    null,
    7,
    ['あ'],
    undefined,
  ])('%j is not usable as a name', (name) => {
    expect(read({ name }).name).toBe('ファン');
  });
});

describe('a picture from LINE', () => {
  test('an https URL is accepted', () => {
    expect(read({ picture: 'https://profile.example/a?b=c' }).picture).toBe(
      'https://profile.example/a?b=c',
    );
  });

  test.each([
    'http://profile.example/a',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//profile.example/a',
    '/a',
    'https://user:word@profile.example/a',
    `https://profile.example/${'a'.repeat(2048)}`,
    '',
    null,
    7,
  ])('%j is not accepted as a picture', (picture) => {
    expect(read({ picture }).picture).toBeNull();
  });

  test('http is accepted only from the stand-in’s own origin', () => {
    const own = 'http://192.168.1.5:3000/demo/a.jpg';
    expect(read({ picture: own }, standIn).picture).toBe(own);
    expect(read({ picture: 'http://192.168.1.5:3001/a.jpg' }, standIn).picture).toBeNull();
  });
});

describe('an e-mail address from LINE', () => {
  test.each([
    ['aoi..hamano.@docomo.example', 'aoi..hamano.@docomo.example'],
    ['aoi', null],
    ['aoi@example.com\nBcc: b@example.com', null],
    [`${'a'.repeat(250)}@example.com`, null],
    [undefined, null],
  ])('%j is read as %j', (email, expected) => {
    expect(read({ email }).email).toBe(expected);
  });
});
