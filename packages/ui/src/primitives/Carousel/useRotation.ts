import {
  type FocusEvent,
  type HTMLAttributes,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { media } from '../../styles';

type Options = {
  /** Time per slide in ms. Without it nothing moves by itself. */
  interval: number | undefined;
  /** Index of the current slide. */
  index: number;
  onNext: () => void;
};

/** Without an input, rotation begins after so long: somebody may read the page without touching it. */
const unattendedMs = 10_000;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const stillness = () => matchMedia(media.reducedMotion);

function onStillnessChange(notify: () => void) {
  const query = stillness();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

function onVisibilityChange(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/**
 * Whether somebody looks at the page: after its first input, or after a while in view. Motion before that would only
 * take the processor from a page that is still loading.
 */
function useAttention(automatic: boolean, hidden: boolean) {
  // Where the browser does not tell, the next input does.
  const [attended, setAttended] = useState(() => navigator.userActivation?.hasBeenActive === true);
  const waits = automatic && !attended && !hidden;

  useEffect(() => {
    if (!waits) return;
    const attend = () => setAttended(true);
    const timer = setTimeout(attend, unattendedMs);
    for (const type of inputs)
      addEventListener(type, attend, { once: true, capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of inputs) removeEventListener(type, attend, { capture: true });
    };
  }, [waits]);

  return attended;
}

/**
 * Automatic rotation. It begins when somebody looks at the page, and pauses on touch, hover, focus by keyboard, a hidden
 * page and reduced motion.
 */
export function useRotation({ interval, index, onNext }: Options) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ pointer: false, touch: false, focus: false });
  const still = useSyncExternalStore(onStillnessChange, () => stillness().matches);
  const hidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);

  const automatic = interval !== undefined;
  const attended = useAttention(automatic, hidden);
  const playing = automatic && (chosen ?? !still);
  // The focus after a press on play must not pause the rotation again.
  const focusHolds = held.focus && chosen !== true;
  const rotating = playing && attended && !hidden && !held.pointer && !held.touch && !focusHolds;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its own full interval
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(onNext, interval);
    return () => clearTimeout(timer);
  }, [rotating, interval, index]);

  const hold = (change: Partial<typeof held>) => setHeld((now) => ({ ...now, ...change }));

  // react-aria: ignores emulated mouse events of a tap, and ends the focus when the focused slide is removed.
  const { hoverProps } = useHover({ onHoverChange: (pointer) => hold({ pointer }) });
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: () => hold({ focus: false }) });

  const holdProps: HTMLAttributes<HTMLElement> = {
    ...hoverProps,
    ...focusWithinProps,
    // A tapped dot or arrow keeps the focus, but nobody reads there with the keyboard: only a visible focus holds.
    onFocus(event: FocusEvent<HTMLElement>) {
      focusWithinProps.onFocus?.(event);
      hold({ focus: event.target.matches(':focus-visible') });
    },
    onTouchStart: () => hold({ touch: true }),
    onTouchEnd: () => hold({ touch: false }),
    onTouchCancel: () => hold({ touch: false }),
  };

  return {
    still,
    automatic,
    playing,
    rotating,
    toggle: () => setChosen(!playing),
    /** A key within: from then on somebody reads with the keyboard, however the focus came. */
    onKey: () => hold({ focus: true }),
    holdProps,
  };
}
