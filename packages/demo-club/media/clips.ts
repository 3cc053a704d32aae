import { bell, brass, clap, crowd, drum, play, tune } from './sound.ts';

const beat = 60 / 138;
const hit = (times: readonly number[], pitch: number, seconds = 0.35, loud = 1) =>
  times.map((time) => ({ at: time * beat, seconds, pitch, loud }));
const beats = (count: number, first = 0, step = 1) =>
  Array.from({ length: count }, (_, index) => first + index * step);

/** A stadium fanfare: four bars of brass over drum and claps. */
const cheer = () => {
  const melody = [
    [0, 0.5],
    [0, 0.5],
    [3, 0.5],
    [5, 0.5],
    [7, 1.5],
    [5, 0.5],
    [8, 0.5],
    [7, 0.5],
    [5, 0.5],
    [3, 0.5],
    [5, 2],
    [0, 0.5],
    [0, 0.5],
    [3, 0.5],
    [5, 0.5],
    [7, 1],
    [10, 1],
    [12, 1],
    [10, 0.5],
    [7, 0.5],
    [12, 2],
  ] as const;
  return play(8, [
    [brass, tune(beat, 0.1, melody)],
    [
      brass,
      tune(
        beat,
        0.1,
        melody.map(([step, length]) => [step - 5, length] as const),
        0.5,
      ),
    ],
    [drum, hit(beats(16, 0.23), 62)],
    [clap, hit(beats(8, 1.23, 2), 1, 0.3, 1.1)],
  ]);
};

/** Three drum calls, each answered by claps and voices. */
const call = () =>
  play(7, [
    [
      drum,
      hit(
        [0, 1, 2, 2.5, 3, 8, 8.5, 9, 10, 11].map((time) => time * 0.9 + 0.1),
        70,
        0.5,
      ),
    ],
    [
      clap,
      hit(
        [4, 5, 6, 6.5, 7, 12, 12.5, 13, 14, 15].map((time) => time * 0.9 + 0.1),
        1,
        0.3,
        1.2,
      ),
    ],
    [
      crowd,
      hit(
        [4, 5, 6.5, 12, 13, 14].map((time) => time * 0.9 + 0.1),
        236,
        0.42,
        0.9,
      ),
    ],
    [
      crowd,
      hit(
        [4, 5, 6.5, 12, 13, 14].map((time) => time * 0.9 + 0.1),
        354,
        0.42,
        0.5,
      ),
    ],
  ]);

/** The stadium's bell before an announcement. */
const chime = () =>
  play(6, [
    [
      bell,
      tune(0.42, 0.05, [
        [3, 1],
        [7, 1],
        [10, 1],
        [15, 1.5],
        [10, 1],
        [15, 3],
      ]).map((note) => ({ ...note, seconds: 3 })),
    ],
  ]);

export const clips = { cheer, call, chime } as const;
