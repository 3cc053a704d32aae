import { useEffect, useRef } from 'react';
import type { MessageComposerProps } from './MessageComposer';

type State = { status: MessageComposerProps['status']; attached: boolean; collapsed: boolean };

/** Moves the focus on when its element disappears. Never takes the focus from outside the composer. */
export function useComposerFocus({ status, attached, collapsed }: State) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<State>({ status, attached, collapsed });

  useEffect(() => {
    const place = placeAfter(before.current, { status, attached, collapsed });
    before.current = { status, attached, collapsed };
    const { activeElement, body } = document;
    const free = activeElement === null || activeElement === body;
    if (place === null || !(free || form.current?.contains(activeElement))) return;
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [status, attached, collapsed]);

  return form;
}

function placeAfter(before: State, now: State): string | null {
  if (now.collapsed) return before.collapsed ? null : 'button';
  if (now.attached) return before.attached ? null : 'button[type="submit"]';
  const sent = before.status === 'sending' && now.status === 'idle';
  return sent || before.attached || before.collapsed ? 'textarea' : null;
}
