import { describe, expect, test } from 'vitest';
import { mainLens, nextLens } from './lenses.ts';

const lensesOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({ deviceId: String(index), label }));

describe('choice of the main lens', () => {
  test.each<[string, string[], string | null]>([
    [
      'iPhone Pro, English',
      [
        'Front Camera',
        'Back Ultra Wide Camera',
        'Back Triple Camera',
        'Back Dual Wide Camera',
        'Back Dual Camera',
        'Back Telephoto Camera',
        'Back Camera',
      ],
      'Back Camera',
    ],
    [
      'iPhone Pro, Japanese',
      [
        '前面カメラ',
        '背面超広角カメラ',
        '背面トリプルカメラ',
        '背面デュアル広角カメラ',
        '背面デュアルカメラ',
        '背面望遠カメラ',
        '背面カメラ',
      ],
      '背面カメラ',
    ],
    ['iPhone with two lenses', ['背面超広角カメラ', '背面カメラ', '前面カメラ'], '背面カメラ'],
    [
      'iPhone that lists only virtual cameras',
      ['Back Dual Wide Camera', 'Back Ultra Wide Camera', 'Front Camera'],
      'Back Dual Wide Camera',
    ],
    [
      'Android, four at the back',
      [
        'camera2 1, facing front',
        'camera2 3, facing back',
        'camera2 2, facing back',
        'camera2 0, facing back',
        'camera2 4, facing back',
      ],
      'camera2 0, facing back',
    ],
    ['Android, Firefox', ['Facing front:1', 'Facing back:0', 'Facing back:2'], 'Facing back:0'],
    ['Android, Japanese', ['camera 1, 前面', 'camera 0, 背面'], 'camera 0, 背面'],
    ['labels with the zoom factor', ['Rear 0.5x', 'Rear 3x Telephoto', 'Rear'], 'Rear'],
    ['only a wide lens', ['Front Camera', 'Back Ultra Wide Camera'], 'Back Ultra Wide Camera'],
    ['a computer', ['FaceTime HD Camera', 'Desk View Camera'], null],
    ['before the permission', ['', ''], null],
    ['nothing', [], null],
  ])('[SCAN-02] %s', (_phone, labels, expected) => {
    expect(mainLens(lensesOf(labels))?.label ?? null).toBe(expected);
  });
});

describe('switching lenses', () => {
  const lenses = lensesOf(['Front Camera', 'Back Ultra Wide Camera', 'Back Camera']);
  test('cycles through all lenses', () => {
    expect(nextLens(lenses, '2')?.label).toBe('Front Camera');
    expect(nextLens(lenses, '0')?.label).toBe('Back Ultra Wide Camera');
    expect(nextLens(lenses, '1')?.label).toBe('Back Camera');
  });
  test('after an unknown lens comes the main one', () => {
    expect(nextLens(lenses, undefined)?.label).toBe('Back Camera');
  });
  test('cycles through cameras without labels', () => {
    expect(nextLens(lensesOf(['', '']), '1')?.deviceId).toBe('0');
    expect(nextLens([], '1')).toBeNull();
  });
});
