import { useEffect, useRef, useState } from 'react';
import type { CardSide } from '../CardFlip/CardFlip';
import { useDeviceTilt } from './useDeviceTilt';

const bandTime = 2000;
const fadeTime = 200;

type Options = { isNew: boolean; onClose: () => void };

/** State of the card view: the visible side, the playing media, the celebration and closing. */
export function useCardStage({ isNew, onClose }: Options) {
  const [side, setSide] = useState<CardSide>('front');
  const [turned, setTurned] = useState(false);
  const [media, setMedia] = useState<'audio' | 'video' | null>(null);
  const [celebrated, setCelebrated] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const tilt = useDeviceTilt();
  const close = useRef(onClose);
  const celebrating = isNew && !celebrated;

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setCelebrated(true), bandTime);
    return () => clearTimeout(timer);
  }, [isNew]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => close.current(), fadeTime);
    return () => clearTimeout(timer);
  }, [leaving]);

  // While media plays, Escape closes the player instead of the card.
  useEffect(() => {
    if (media !== null) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open]') === null) setLeaving(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [media]);

  function onSideChange(next: CardSide) {
    if (celebrating || leaving) return;
    setTurned(true);
    setSide(next);
  }

  return {
    ...tilt,
    side,
    /** Becomes true at the first turn; the side is not announced before that. */
    turned,
    media,
    celebrating,
    leaving,
    onSideChange,
    onFlip: () => onSideChange(side === 'front' ? 'back' : 'front'),
    onPlay: (next: 'audio' | 'video') => setMedia(next),
    onStop: () => setMedia(null),
    onLeave: () => setLeaving(true),
  };
}
