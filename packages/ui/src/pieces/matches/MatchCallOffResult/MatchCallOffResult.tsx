import type { components } from '@homestand/api-client/contract';
import { useEffect, useRef } from 'react';
import { UndoIcon } from '../../../icons';
import { Button, Heading, Notice, Progress, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MatchCallOffResult.css';
import { matchCallOffResultMessages } from './messages';

type CallOff = components['schemas']['MatchCallOff'];

export type MatchCallOffResultProps = {
  callOff: CallOff;
  /** While it can be taken back here. */
  undo?: { seconds: number; pending: boolean; onUndo: () => void } | undefined;
  /** Why it was not taken back. */
  error: string | null;
  /** It was made here: the button that had the focus is gone. */
  focused?: boolean;
};

const undoSeconds = 10;

/** What became of a match that was called off: its orders, how many fans know, and the undo while its seconds run. */
export function MatchCallOffResult({ callOff, undo, error, focused }: MatchCallOffResultProps) {
  const m = useMessages('MatchCallOffResult', matchCallOffResultMessages);
  const { at, by, state, undoneAt } = callOff;
  const canUndo = undo !== undefined && undoneAt === null;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) root.current?.focus();
  }, [focused]);
  // The button of the undo had the focus, and is gone.
  useEffect(() => {
    if (focused && !canUndo && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  }, [focused, canUndo]);

  return (
    <section ref={root} tabIndex={-1} aria-label={m.title} className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      <Text kind="small" phrases>
        {m.made(at, by, state)}
      </Text>
      <Notice tone={isDone(callOff) ? 'success' : 'neutral'} role="status">
        <Words callOff={callOff} canUndo={undo !== undefined} />
      </Notice>
      {undo && canUndo && (
        <>
          <Progress
            label={m.left}
            labelHidden
            value={undo.seconds}
            max={undoSeconds}
            valueText={m.seconds(undo.seconds)}
          />
          <Button
            emphasis="quiet"
            icon={<UndoIcon size="small" />}
            pending={undo.pending}
            onClick={undo.onUndo}
          >
            {m.undo(undo.seconds)}
          </Button>
        </>
      )}
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    </section>
  );
}

const isDone = ({ fans, notified, undoneAt }: CallOff) => undoneAt !== null || notified >= fans;

/** They change only with what happens, not with each second: a screen reader reads them aloud. */
function Words({ callOff, canUndo }: { callOff: CallOff; canUndo: boolean }) {
  const m = useMessages('MatchCallOffResult', matchCallOffResultMessages);
  const { target, orders, fans, notified, undoneAt } = callOff;
  if (undoneAt !== null) return m.undone;
  const lines = [
    orders === 0
      ? m.nobody
      : target
        ? m.moved(orders, target.day, target.opponent)
        : m.stays(orders),
    ...(canUndo ? [m.canUndo] : []),
    ...(fans === 0
      ? []
      : [
          notified === 0
            ? m.soon(fans)
            : notified < fans
              ? m.running(fans, notified)
              : m.done(fans),
        ]),
  ];
  return lines.map((line) => (
    <Text key={line} kind="small" phrases>
      {line}
    </Text>
  ));
}
