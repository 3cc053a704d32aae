import { describe, expect, test } from 'vitest';
import { externalBrowserUrl, installKindOf } from './installOffer';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${webkit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`;
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('without the browser’s own install prompt', () => {
  test.each([
    ['Safari on an iPhone', `${iPhone} Version/19.1 Mobile/15E148 Safari/604.1`, 5, 'steps'],
    ['Safari on an iPad', `${mac} Version/19.1 Safari/605.1.15`, 5, 'steps'],
    ['Safari on a Mac', `${mac} Version/19.1 Safari/605.1.15`, 0, null],
    ['Chrome on an iPhone', `${iPhone} CriOS/150.0 Mobile/15E148 Safari/604.1`, 5, null],
    ['LINE on an iPhone', `${iPhone} Mobile/15E148 Safari Line/16.1.0`, 5, 'elsewhere'],
    [
      'LINE on Android',
      `${android} Chrome/150.0 Mobile Safari/537.36 Line/16.1.0/IAB`,
      5,
      'elsewhere',
    ],
    ['another app on an iPhone', `${iPhone} Mobile/15E148 Instagram 400.0`, 5, null],
    ['Chrome on Android', `${android} Chrome/150.0 Mobile Safari/537.36`, 5, null],
    ['a user agent that contains OnLine', `${android} OnLine/1.0 Safari/537.36`, 5, null],
  ])('%s', (_name, userAgent, touchPoints, kind) => {
    expect(installKindOf(userAgent, touchPoints)).toBe(kind);
  });
});

test('the external browser address makes LINE open the same page', () => {
  expect(externalBrowserUrl('https://fans.example.jp/user/u/top?a=1#b')).toBe(
    'https://fans.example.jp/user/u/top?a=1&openExternalBrowser=1#b',
  );
});
