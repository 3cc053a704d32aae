import { expect, test } from 'vitest';
import { createEventParser, type ParsedEvent } from './eventParser';

const stream = [
  ': here',
  'retry: 1500',
  '',
  'id: 41',
  'data: {"type":"read",',
  'data:"topicId":"応援⚾"}',
  '',
  'data',
  'id: 42',
  'unknown: field',
  '',
  '',
  'id: 43',
].join('\n');

function parse(pieces: string[]) {
  const events: ParsedEvent[] = [];
  const pauses: number[] = [];
  const take = createEventParser({
    onEvent: (event) => events.push(event),
    onRetry: (pause) => pauses.push(pause),
  });
  pieces.forEach(take);
  return { events, pauses };
}

const whole = {
  events: [
    { id: '41', data: '{"type":"read",\n"topicId":"応援⚾"}' },
    { id: '42', data: '' },
  ],
  pauses: [1500],
};

test.each([
  ['\n', stream],
  ['\r\n', stream.replaceAll('\n', '\r\n')],
  ['\r', stream.replaceAll('\n', '\r')],
])('an event is the same wherever the chunks end, with line ends %j', (_end, text) => {
  expect(parse([text])).toEqual(whole);
  expect(parse([...text])).toEqual(whole);
  for (let cut = 0; cut <= text.length; cut++)
    expect(parse([text.slice(0, cut), '', text.slice(cut)])).toEqual(whole);
});

test('an id with a null character and a retry that is no number are ignored', () => {
  expect(parse(['id: 4\u00002\nretry: soon\ndata: x\n\n'])).toEqual({
    events: [{ id: undefined, data: 'x' }],
    pauses: [],
  });
});
