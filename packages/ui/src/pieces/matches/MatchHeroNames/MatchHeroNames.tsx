import { StarIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchHeroNamesMessages } from './messages';

export type MatchHeroNamesProps = {
  /** Names of players; undefined as long as staff have chosen nobody. */
  winningPitcher: string | undefined;
  hero: string | undefined;
};

/** Who has decided a finished match, one line for each. */
export function MatchHeroNames({ winningPitcher, hero }: MatchHeroNamesProps) {
  const m = useMessages('MatchHeroNames', matchHeroNamesMessages);
  const lines = [
    winningPitcher !== undefined && m.winningPitcher(winningPitcher),
    hero !== undefined && m.hero(hero),
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <Text key={line} as="span" kind="small" icon={<StarIcon size="tiny" />}>
      {line}
    </Text>
  ));
}
