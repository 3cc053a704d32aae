import { orderNumberIn } from '@homestand/api-client/orderNumber';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Pause in typing after which a search is written to the address and sent to the server. */
const typingPauseMs = 250;

type Options = {
  /** The search of the address. */
  query: string;
  /** Writes a search into the address. */
  ask: (query: string) => void;
  /** Id of the item that is open instead of the results. */
  opened?: string | undefined;
};

/** The number of an order in whose address it is, such as that of its code; any other text as it is. */
const withoutAddress = (text: string) =>
  orderNumberIn(/^\s*https?:.*\/orders\/(.+)/i.exec(text)?.[1] ?? '') ?? text;

/** The text of a search, which is in the address, but not while it is typed: the router renders later. */
export function useTypedSearch({ query, ask, opened }: Options) {
  const { key } = useLocation();
  const isCurrent = useIsCurrent();
  const [previous, setPrevious] = useState({ opened, query });
  const [typed, setTyped] = useState(query);
  const [sent, setSent] = useState(query);

  // An item was opened, the user went back, or the search was removed.
  if (previous.opened !== opened || previous.query !== query) {
    setPrevious({ opened, query });
    if (opened !== undefined || query !== sent) setTyped(query);
    setSent(query);
  }

  const onPause = useEffectEvent(() => {
    if (!isCurrent()) return;
    setSent(typed);
    ask(typed);
  });
  // Not an effect: after a transition effects end later than the screen shows, and the pause would write the emptied
  // search into the address of what was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location of the same screen begins the pause anew.
  useLayoutEffect(() => {
    if (typed === query) return;
    const timer = setTimeout(() => onPause(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, query, key]);

  return { typed, setTyped: (text: string) => setTyped(withoutAddress(text)), setSent };
}
