import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isSamePlace, type ListPlace, type SeenRow } from './listPlace';

type Options = {
  seen: RefObject<SeenRow[]>;
  atEnd: RefObject<boolean>;
  initialPlace: ListPlace | undefined;
  onPlaceChange: ((place: ListPlace) => void) | undefined;
};

/** Reports the scroll position: when called, and on unmount. */
export function usePlaceReport(options: Options) {
  const latest = useRef(options);
  const reported = useRef(options.initialPlace);

  useLayoutEffect(() => {
    latest.current = options;
  });

  function report() {
    const { seen, atEnd, onPlaceChange } = latest.current;
    const whole = seen.current.find(({ offset }) => offset >= 0) ?? seen.current[0];
    const place = atEnd.current ? 'end' : whole && { key: whole.key, offset: whole.offset };
    if (place === undefined || isSamePlace(place, reported.current)) return;
    reported.current = place;
    onPlaceChange?.(place);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useLayoutEffect(() => report, []);

  return report;
}
