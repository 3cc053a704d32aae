import { catchers } from './catchers.ts';
import { infielders } from './infielders.ts';
import { outfielders } from './outfielders.ts';
import { pitchers } from './pitchers.ts';
import type { Player } from './player.ts';

export type { Batting, Player, Position } from './player.ts';

/** In the order of the roster; other data refers to players by jersey number. */
export const players: readonly Player[] = [...pitchers, ...catchers, ...infielders, ...outfielders];

export function playerOf(jerseyNumber: string): Player {
  const found = players.find((player) => player.jerseyNumber === jerseyNumber);
  if (!found) throw new Error(`No player has the number ${jerseyNumber}.`);
  return found;
}
