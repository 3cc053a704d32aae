import type { components } from '@homestand/api-client/contract';
import { useState } from 'react';
import { Button, Notice, Select, Sheet, Skeleton, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { useCardName } from '../MatchForm/useCardName';
import { MatchCallOffSheetOrders } from './MatchCallOffSheetOrders';
import { matchCallOffSheetMessages } from './messages';

export type MatchCallOffSheetProps = {
  open: boolean;
  /** What becomes of the match; `move` if it is so already, and only its orders move. */
  action: 'postponed' | 'canceled' | 'move';
  /** Null until it is loaded. */
  preview: components['schemas']['MatchCallOffPreview'] | null;
  pending: boolean;
  /** Why the preview was not loaded, or nothing was done. */
  error: string | null;
  orderHref: (orderId: string) => string;
  /** With the match to which the orders move; null if they stay. */
  onCallOff: (targetId: number | null) => void;
  onClose: () => void;
};

/** Before a match is called off: who is affected, where the orders move, and what the fans read. */
export function MatchCallOffSheet({
  open,
  action,
  preview,
  pending,
  error,
  orderHref,
  onCallOff,
  onClose,
}: MatchCallOffSheetProps) {
  const m = useMessages('MatchCallOffSheet', matchCallOffSheetMessages);
  const [chosen, setChosen] = useState<string | null>(null);
  const choice =
    preview?.choices.find(({ target }) => keyOf(target) === chosen) ?? preview?.choices[0];

  return (
    <Sheet
      open={open}
      title={m.titles[action]}
      onClose={onClose}
      actions={
        <Button
          tone="danger"
          fullWidth
          pending={pending}
          disabled={!choice}
          onClick={() => choice && onCallOff(choice.target?.matchId ?? null)}
        >
          {m.submit[action]}
        </Button>
      }
    >
      <Stack gap="lg">
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        {action !== 'move' && (
          <Text kind="small" phrases>
            {m.seen}
          </Text>
        )}
        {!preview && error === null && <Skeleton kind="block" label={m.loading} />}
        {preview && choice && (
          <MatchCallOffSheetPreview
            {...{ preview, choice, orderHref }}
            onChoice={(key) => setChosen(key)}
          />
        )}
      </Stack>
    </Sheet>
  );
}

type Preview = components['schemas']['MatchCallOffPreview'];
type Choice = Preview['choices'][number];

const keyOf = (target: Choice['target']) => String(target?.matchId ?? 'stays');

type PreviewProps = Pick<MatchCallOffSheetProps, 'orderHref'> & {
  preview: Preview;
  choice: Choice;
  onChoice: (key: string) => void;
};

function MatchCallOffSheetPreview({ preview, choice, orderHref, onChoice }: PreviewProps) {
  const m = useMessages('MatchCallOffSheet', matchCallOffSheetMessages);
  const cardName = useCardName();
  const { orders, fans, reachable, card, choices } = preview;
  const isEmpty = orders === 0;
  return (
    <>
      <Text kind="label" phrases>
        {isEmpty ? m.nobody : m.affected(orders, fans)}
      </Text>
      {card && (
        <Text kind="small" phrases>
          {m.card(cardName(card))}
        </Text>
      )}
      {!isEmpty && (
        <>
          <Select
            label={m.choice}
            hint={m.choiceHint}
            items={choices.map(({ target }) => ({
              value: keyOf(target),
              label: target ? m.target(target.day, target.opponent, target.ground) : m.stays,
            }))}
            value={keyOf(choice.target)}
            onValueChange={onChoice}
          />
          <Stack gap="sm">
            <Text kind="label">{m.notice}</Text>
            <Notice>
              <Text kind="label" phrases>
                {choice.notice.title}
              </Text>
              <Text kind="small" phrases>
                {choice.notice.body}
              </Text>
            </Notice>
            <Text kind="small" phrases tone="muted">
              {m.reach(fans, reachable)}
            </Text>
          </Stack>
          <MatchCallOffSheetOrders {...{ preview, orderHref }} />
        </>
      )}
    </>
  );
}
