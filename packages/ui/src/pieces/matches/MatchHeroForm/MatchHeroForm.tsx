import type { components } from '@homestand/api-client/contract';
import { Heading, Notice, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MatchHeroForm.css';
import { MatchHeroFormKind } from './MatchHeroFormKind';
import { matchHeroFormMessages } from './messages';

type Schemas = components['schemas'];
export type MatchHeroFormValue = Schemas['MatchHeroes'];
export type MatchHeroChoice = Schemas['MatchHeroChoice'];

export type MatchHeroFormProps = {
  value: MatchHeroFormValue;
  pending: boolean;
  error: string | null;
  onChoose: (choice: MatchHeroChoice) => unknown;
};

const kinds = ['winningPitcher', 'hero'] as const;

/** Who has decided a finished match, and who is notified of it. */
export function MatchHeroForm({ value, pending, error, onChoose }: MatchHeroFormProps) {
  const m = useMessages('MatchHeroForm', matchHeroFormMessages);
  return (
    <section aria-label={m.title} className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      <Text kind="small" phrases tone="muted">
        {m.help}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <Stack gap="lg">
        {kinds.map((kind) => {
          const hero = value.heroes.find((chosen) => chosen.kind === kind);
          return (
            <MatchHeroFormKind
              // What is selected ends with another choice.
              key={`${kind} ${hero?.playerId}`}
              {...{ kind, hero, pending, onChoose }}
              players={value.players}
            />
          );
        })}
      </Stack>
    </section>
  );
}
