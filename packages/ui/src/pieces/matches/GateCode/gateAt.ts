export type GateMatch = {
  opponent: string;
  /** ISO times between which the codes are shown. */
  from: string;
  to: string;
  /** The window of the first code, counted since 1970. */
  firstWindow: number;
  /** Addresses, one for each window. */
  codes: readonly string[];
};

export type Gate = {
  current: { opponent: string; code: string; remainingSeconds: number } | null;
  coming: Pick<GateMatch, 'opponent' | 'from'> | null;
};

/** The code of a moment; of two matches that are open the later one, whose fans arrive. */
export function gateAt(matches: readonly GateMatch[], nowMs: number, windowSeconds: number): Gate {
  const window = Math.floor(nowMs / 1000 / windowSeconds);
  const open = matches.findLast(
    ({ from, to }) => Date.parse(from) <= nowMs && nowMs < Date.parse(to),
  );
  const code = open?.codes[window - open.firstWindow];
  return {
    current:
      open === undefined || code === undefined
        ? null
        : {
            opponent: open.opponent,
            code,
            remainingSeconds: Math.ceil((window + 1) * windowSeconds - nowMs / 1000),
          },
    coming: matches.find(({ from }) => Date.parse(from) > nowMs) ?? null,
  };
}
