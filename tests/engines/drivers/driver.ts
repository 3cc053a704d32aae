/** A browser engine. Each phone has a storage of its own and one tab. */
export type Engine = {
  openPhone(): Promise<Driver>;
  close(): Promise<void>;
};

/** What differs between the engines; `phone.ts` builds the steps of a journey from it. */
export type Driver = {
  go(url: string): Promise<void>;
  /** Runs JavaScript in the page, waits for its promise and returns its string. */
  evaluate(expression: string): Promise<string>;
  /** Presses at a point of the viewport. */
  tapAt(point: Point): Promise<void>;
  /** Types into the focused field. */
  type(text: string): Promise<void>;
  /** Chooses a file for the input that the selector finds, without the system's dialog. */
  chooseFile(selector: string, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors of the page: exceptions and violations of the content policy. */
  errors(): string[];
  close(): Promise<void>;
  /** Whether a confirming Enter follows `compositionend`, as in Safari, instead of preceding it. */
  enterAfterComposition: boolean;
};

export type Point = { x: number; y: number };

export const viewport = { width: 390, height: 844 };
