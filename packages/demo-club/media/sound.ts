import { dice } from '../drawing/svg.ts';

export const rate = 32_000;

type Note = { at: number; seconds: number; pitch: number; loud?: number };
type Voice = (note: Note) => (time: number) => number;

/** Renders all notes into one array of samples between -1 and 1. */
export function play(
  seconds: number,
  parts: readonly (readonly [Voice, readonly Note[]])[],
): Float32Array {
  const samples = new Float32Array(seconds * rate);
  for (const [voice, notes] of parts)
    for (const note of notes) {
      const sound = voice(note);
      const first = Math.floor(note.at * rate);
      const last = Math.min(first + Math.floor(note.seconds * rate), samples.length);
      for (let index = first; index < last; index += 1)
        samples[index] = (samples[index] ?? 0) + sound((index - first) / rate) * (note.loud ?? 1);
    }
  return settle(samples);
}

/** Normalizes the peak slightly below full scale and fades the end out. */
function settle(samples: Float32Array): Float32Array {
  const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0.001);
  const fade = rate * 0.4;
  return samples.map((sample, index) => {
    const tail = Math.min(1, (samples.length - index) / fade);
    return Math.tanh((sample / peak) * 1.4) * 0.8 * tail;
  });
}

const wave = (pitch: number, time: number) => Math.sin(2 * Math.PI * pitch * time);

/** Partials that open after the attack, like a trumpet's. */
export const brass: Voice =
  ({ seconds, pitch }) =>
  (time) => {
    const swell = Math.min(1, time / 0.035) * Math.min(1, Math.max(0, seconds - time) / 0.06);
    const bright = 0.35 + 0.65 * Math.min(1, time / 0.09);
    const bent = pitch * (1 + 0.004 * Math.sin(2 * Math.PI * 5.2 * time) * Math.min(1, time * 3));
    let sum = 0;
    for (let partial = 1; partial <= 9; partial += 1)
      sum += (wave(bent * partial, time) / partial) * bright ** (partial * 0.55);
    return sum * swell * 0.32;
  };

export const bell: Voice =
  ({ pitch }) =>
  (time) =>
    [1, 2.01, 2.98, 4.16, 5.43].reduce(
      (sum, ratio, index) =>
        sum + (wave(pitch * ratio, time) * Math.exp(-time * (1.5 + index * 1.6))) / (index + 1.3),
      0,
    ) * 0.4;

export const drum: Voice =
  ({ pitch }) =>
  (time) =>
    Math.sin(2 * Math.PI * (pitch * time + 3.2 * (1 - Math.exp(-time * 22)))) *
    Math.exp(-time * 9) *
    0.9;

/** Many hands: slightly offset bursts of noise. */
export const clap: Voice = ({ at }) => {
  const throwDie = dice(Math.round(at * 1000) + 7);
  const offsets = Array.from({ length: 7 }, () => throwDie() * 0.028);
  let smooth = 0;
  return (time) => {
    const noise = throwDie() * 2 - 1;
    smooth += (noise - smooth) * 0.55;
    const loud = offsets.reduce(
      (sum, offset) => sum + (time > offset ? Math.exp(-(time - offset) * 60) : 0),
      0,
    );
    return (noise - smooth * 0.6) * loud * 0.12;
  };
};

/** Voices that shout one vowel together. */
export const crowd: Voice = ({ seconds, pitch }) => {
  const throwDie = dice(Math.round(pitch));
  const people = Array.from({ length: 12 }, () => pitch * (0.94 + throwDie() * 0.12));
  return (time) => {
    const swell = Math.min(1, time / 0.05) * Math.min(1, Math.max(0, seconds - time) / 0.12);
    const sum = people.reduce((all, own, index) => {
      const phase = index * 0.37;
      return (
        all +
        Math.sin(2 * Math.PI * own * time + phase) +
        0.6 * Math.sin(4 * Math.PI * own * time + phase) +
        0.5 * Math.sin(8 * Math.PI * own * time)
      );
    }, 0);
    return sum * swell * 0.03 + (throwDie() - 0.5) * swell * 0.05;
  };
};

/** Frequency from half steps above A (440 Hz). */
const pitchOf = (steps: number) => 440 * 2 ** (steps / 12);

/** Consecutive notes from half steps and lengths in beats; null is a rest. */
export function tune(
  beat: number,
  start: number,
  steps: readonly (readonly [number | null, number])[],
  loud = 1,
): Note[] {
  let at = start;
  return steps.flatMap(([step, beats]) => {
    const here = at;
    at += beats * beat;
    return step === null
      ? []
      : [{ at: here, seconds: beats * beat * 0.94, pitch: pitchOf(step), loud }];
  });
}
