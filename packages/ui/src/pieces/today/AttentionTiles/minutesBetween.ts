const minute = 60_000;

/** Whole minutes from one time to another; 0 if it is later. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / minute));
