import { createObservable } from '@homestand/app-core/browser/observable';
import { playSignal } from '@homestand/app-core/browser/soundSignal';
import { type HandOverOutcome, signalOf } from '@homestand/ui';
import { local } from '../storage';

const key = 'desk_sound';
const sound = createObservable(local.read(key) !== 'off');

export const useSound = sound.useValue;

export function setSound(on: boolean) {
  local.write(key, on ? 'on' : 'off');
  sound.set(on);
}

/** Sound and vibration of a result. */
export const announce = (kind: HandOverOutcome['kind']) =>
  playSignal(signalOf(kind), { sound: sound.get() });
