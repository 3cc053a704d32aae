import type { SceneName } from '../../src/media.ts';
import { fireworks, gloveAndBall, lighthouse, locker } from './tall.ts';
import {
  bullpen,
  busWindow,
  flagsInStands,
  lunchBox,
  portTown,
  practiceGround,
  rainTarp,
  stadium,
} from './wide.ts';

/** Scenes of the club's year: 800 × 600, and 600 × 800 for portrait ones. */
export const scenes: Readonly<Record<SceneName, string>> = {
  stadiumDusk: stadium('dusk'),
  stadiumNight: stadium('night'),
  stadiumDay: stadium('day'),
  bullpen,
  busWindow,
  portTown,
  practiceGround,
  lunchBox,
  rainTarp,
  flagsInStands,
  locker,
  lighthouse,
  fireworks,
  gloveAndBall,
};
