import type { StatusSignProps } from '../../../primitives';
import type { HandOverOutcome } from './HandOverResult';

/** One tone of the sound that goes with a result. */
export type Tone = { hertz: number; ms: number };

export type HandOverSignal = {
  tones: readonly Tone[];
  /** Milliseconds of vibration and pause, in turn. */
  vibration: readonly number[];
};

type Outcome = {
  outline: NonNullable<StatusSignProps['outline']>;
  mark: StatusSignProps['mark'];
  signal: HandOverSignal;
};

const high: Tone = { hertz: 1320, ms: 90 };
const low: Tone = { hertz: 330, ms: 140 };

const finished: HandOverSignal = { tones: [high], vibration: [40] };
const undone: HandOverSignal = { tones: [high, low], vibration: [40, 60, 40] };
const refused: HandOverSignal = { tones: [low, low, low], vibration: [200, 80, 200, 80, 200] };
const caution: HandOverSignal = { tones: [high, low], vibration: [40, 60, 200] };
const notFound: HandOverSignal = { tones: [low], vibration: [200] };

/** Outline, mark, sound and vibration of each result: any one of them alone says which group it belongs to. */
export const outcomes: Readonly<Record<HandOverOutcome['kind'], Outcome>> = {
  handedOver: { outline: 'circle', mark: 'check', signal: finished },
  undone: { outline: 'circle', mark: 'undo', signal: undone },
  alreadyHandedOver: { outline: 'octagon', mark: 'done', signal: refused },
  canceled: { outline: 'octagon', mark: 'cross', signal: refused },
  refunded: { outline: 'octagon', mark: 'undo', signal: refused },
  paymentFailed: { outline: 'octagon', mark: 'bang', signal: refused },
  paymentPending: { outline: 'triangle', mark: 'bang', signal: caution },
  shipping: { outline: 'triangle', mark: 'truck', signal: caution },
  unknown: { outline: 'diamond', mark: 'query', signal: notFound },
  notOnList: { outline: 'diamond', mark: 'query', signal: caution },
  otherClub: { outline: 'diamond', mark: 'club', signal: notFound },
  card: { outline: 'diamond', mark: 'cross', signal: notFound },
  notAnOrder: { outline: 'diamond', mark: 'cross', signal: notFound },
};

export const signalOf = (kind: HandOverOutcome['kind']): HandOverSignal => outcomes[kind].signal;
