import { useState } from 'react';
import { ConfirmAction, Inline, Select, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { MatchHeroChoice, MatchHeroFormValue } from './MatchHeroForm';
import { type MatchHeroFormMessages, matchHeroFormMessages } from './messages';

type Hero = MatchHeroFormValue['heroes'][number];

type Props = {
  kind: Hero['kind'];
  hero: Hero | undefined;
  players: MatchHeroFormValue['players'];
  pending: boolean;
  onChoose: (choice: MatchHeroChoice) => unknown;
};

/** The winning pitcher or the hero: who it is, how far the notice has come, and another choice. */
export function MatchHeroFormKind({ kind, hero, players, pending, onChoose }: Props) {
  const m = useMessages('MatchHeroForm', matchHeroFormMessages);
  const stored = hero?.playerId ?? null;
  const [selected, setSelected] = useState(stored);
  const label = m.kinds[kind];
  const player = players.find(({ playerId }) => playerId === selected);
  const items = players.map(({ playerId, jerseyNumber, name }) => ({
    value: String(playerId),
    label: m.player(jerseyNumber, name),
  }));
  // A player who has left the club since.
  if (hero?.playerName && !players.some(({ playerId }) => playerId === stored))
    items.unshift({ value: String(stored), label: hero.playerName });
  const question = player
    ? { title: m.chooseTitle(player.name, label), ...answerFor(player.fans, hero, m) }
    : {
        title: m.withdrawTitle(hero?.playerName ?? '', label),
        confirmLabel: m.confirm.withdraw,
        tone: 'danger' as const,
        children: isNotified(hero) ? m.withdrawNotified : m.withdrawHelp,
      };
  return (
    <Stack gap="sm">
      <Select
        label={label}
        items={items}
        value={selected === null ? '' : String(selected)}
        onValueChange={(value) => setSelected(value === '' ? null : Number(value))}
        placeholder={m.none}
        hint={hero && noticeOf(hero, m)}
      />
      {selected !== stored && (
        <Inline>
          <ConfirmAction
            button={{
              ...{ size: 'small', emphasis: 'quiet', pending },
              children: player ? m.choose : m.withdraw,
            }}
            {...question}
            onConfirm={() => onChoose({ kind, playerId: selected, previousPlayerId: stored })}
          />
        </Inline>
      )}
    </Stack>
  );
}

/** Whether another choice changes the name alone. */
const isNotified = (hero: Hero | undefined) =>
  hero !== undefined && (hero.notice === 'begun' || hero.fans > 0);

function answerFor(fans: number, hero: Hero | undefined, { confirm, ...m }: MatchHeroFormMessages) {
  if (isNotified(hero)) return { confirmLabel: confirm.rename, children: m.rename };
  return fans === 0
    ? { confirmLabel: confirm.choose, children: m.notifiesNobody }
    : { confirmLabel: confirm.notify, children: m.notifies(fans) };
}

function noticeOf({ notice, fans }: Hero, m: MatchHeroFormMessages): string {
  if (notice !== 'done') return m.notice[notice];
  return fans === 0 ? m.notice.nobody : m.notice.done(fans);
}
