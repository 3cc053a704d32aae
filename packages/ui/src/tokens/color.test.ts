import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ColorRoles,
  colorsFrom,
  contrast,
  contrastOf,
  contrastPairs,
  rampOf,
  sampleColor,
} from '.';

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

function tooWeak(colors: ColorRoles): string[] {
  const weak = contrastPairs
    .filter((pair) => contrastOf(pair, colors) < pair[2])
    .map(([front, back]) => `${front} ${colors[front]} on ${back} ${colors[back]}`);
  return [...weak, ...hiddenRings(colors)];
}

/** The ring has two tones so that one of them is always visible, also on the club's own colour. */
function hiddenRings(colors: ColorRoles): string[] {
  return (['canvas', 'surface', 'sunken', 'accent', 'danger', 'stage'] as const)
    .filter((ground) =>
      [colors.focus, colors.focusHalo].every((tone) => contrast(tone, colors[ground]) < 3),
    )
    .map((ground) => `ring on ${ground}`);
}

describe('colours', () => {
  test('there are at most 24 roles, the same in light and dark', () => {
    const { light, dark } = colorsFrom(sampleColor);
    expect(Object.keys(light)).toEqual(Object.keys(dark));
    expect(Object.keys(light).length).toBeLessThanOrEqual(24);
  });

  test('step 600 of the brand ramp is #c32034', () => {
    expect(rampOf(sampleColor)[600]).toBe('#c32034');
    expect(colorsFrom(sampleColor).light.accent).toBe('#c32034');
  });

  test.each(['light', 'dark'] as const)('every %s pair has enough contrast', (mode) => {
    expect(tooWeak(colorsFrom(sampleColor)[mode])).toEqual([]);
  });

  test('any base colour gives a theme with enough contrast', () => {
    fc.assert(
      fc.property(anyHex, (base) => {
        const { light, dark } = colorsFrom(base);
        expect([...tooWeak(light), ...tooWeak(dark)]).toEqual([]);
      }),
      {
        numRuns: 1000,
        examples: [['#000000'], ['#ffffff'], ['#ffd400'], ['#0050b5'], ['#c32034']],
      },
    );
  });

  test.each(['#ffd400', '#ffe100', '#f5a200', '#87c8eb', '#ff6a00'])(
    '[CLUB-04] the light colour %s of a club stays as it is, with dark text and an edge',
    (base) => {
      const { accent, accentEdge, accentLine, canvas, onAccent } = colorsFrom(base).light;
      expect(accent).toBe(base);
      expect(contrast(accent, canvas)).toBeLessThan(3);
      expect(contrast(onAccent, '#ffffff')).toBeGreaterThan(15);
      expect(accentEdge).toBe(accentLine);
      expect(contrast(accentEdge, canvas)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(['#c32034', '#0050b5', '#15734a', '#000000'])(
    '[CLUB-04] the colour %s of a club, which has enough contrast, has no edge',
    (base) => {
      for (const { accent, accentEdge, accentLine } of Object.values(colorsFrom(base))) {
        expect(accentEdge).toBe(`${accent}00`);
        expect(accentLine).toBe(accent);
      }
    },
  );

  test('[CLUB-04] the fill of any base colour is seen on every ground, by itself or by its edge', () => {
    fc.assert(
      fc.property(anyHex, (base) => {
        for (const { accent, accentEdge, canvas, surface, sunken } of Object.values(
          colorsFrom(base),
        ))
          for (const ground of [canvas, surface, sunken]) {
            const seen = accentEdge === `${accent}00` ? accent : accentEdge;
            expect(contrast(seen, ground)).toBeGreaterThanOrEqual(3);
          }
      }),
    );
  });

  test('a weak pair is detected', () => {
    const { light } = colorsFrom(sampleColor);
    expect(tooWeak({ ...light, inkMuted: '#aaaaaa' })).not.toEqual([]);
  });
});
