import { expect, test } from 'vitest';
import { sakura } from '../../../testing/persons';
import { isComplete, personFields, personProblem, trimmed } from './person';

test.each([
  ['email', 'a+b@example.jp', null],
  ['email', 'x@club.photography', null],
  ['email', 'aa..b.@docomo.ne.jp', null],
  ['email', 'A_b-c.d%e@sub.example.co.jp', null],
  ['email', 'sakura', 'emailInvalid'],
  ['email', 'sakura@example', 'emailInvalid'],
  ['email', 'sakura@example.j', 'emailInvalid'],
  ['email', '桜@example.jp', 'emailInvalid'],
  ['email', 'sakura🌸@example.jp', 'emailInvalid'],
  ['phone', '0312345678', null],
  ['phone', '09012345678', null],
  ['phone', '031234567', 'phoneInvalid'],
  ['phone', '090123456789', 'phoneInvalid'],
  ['phone', '090-1234567', 'phoneInvalid'],
  ['name', '髙﨑 𠮷子', null],
  ['name', '浜野 さくら🌸', 'emoji'],
  ['name', '　', 'required'],
  ['kana', '', null],
  ['kana', 'ハマノ サクラ', null],
  ['kana', 'はまの ｻｸﾗ', null],
  ['kana', '浜野 さくら', 'kanaInvalid'],
  ['kana', 'Hamano', 'kanaInvalid'],
  ['kana', 'ハマノ🌸', 'kanaInvalid'],
  ['postalCode', '2310002', null],
  ['postalCode', '231000', 'postalCodeInvalid'],
  ['prefecture', '神奈川県', null],
  ['prefecture', 'Kanagawa', 'required'],
  ['street', '海岸通1-2-3 ©', null],
  ['street', '海岸通❤️', 'emoji'],
  ['building', '', null],
  ['building', '浜野🏠', 'emoji'],
] as const)('[CHK-02] [GORD-02] [LOC-02] %s %j: %s', (field, value, problem) => {
  expect(personProblem(field, value)).toBe(problem);
});

test.each(['\u3164', '\u200b\u2800', '\u115f\uffa0', '\u{e0041}', '\u202e '])(
  '[SAFE-07] a field with %j looks empty and is reported as empty',
  (value) => {
    expect(personProblem('name', value)).toBe('required');
    expect(personProblem('street', value)).toBe('required');
    expect(personProblem('building', value)).toBeNull();
  },
);

test('[SAFE-07] a name may contain a variant of a kanji', () => {
  expect(personProblem('name', '葛\u{e0100}城 さくら')).toBeNull();
});

test('a filled-in town still needs a house number', () => {
  expect(personProblem('street', '海岸通', '海岸通')).toBe('streetNumber');
  expect(personProblem('street', '海岸通1', '海岸通')).toBeNull();
  expect(personProblem('street', '海岸通')).toBeNull();
});

test('[CHK-06] complete means that all fields are valid; kana and building are optional', () => {
  expect(isComplete(sakura, personFields)).toBe(true);
  for (const field of personFields)
    expect(isComplete({ ...sakura, [field]: '' }, personFields)).toBe(
      field === 'building' || field === 'kana',
    );
});

test('values are trimmed', () => {
  expect(trimmed({ name: '　浜野 さくら ', phone: '090' })).toEqual({
    name: '浜野 さくら',
    phone: '090',
  });
});
