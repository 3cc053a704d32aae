export type ParsedEvent = { id: string | undefined; data: string };

type Hearing = {
  /** A whole event; data is empty when the event has only an id. */
  onEvent: (event: ParsedEvent) => void;
  /** Milliseconds. */
  onRetry: (pause: number) => void;
};

/** Parses text/event-stream from chunks that may end anywhere. */
export function createEventParser({ onEvent, onRetry }: Hearing) {
  let unfinishedLine = '';
  let endedWithReturn = false;
  let id: string | undefined;
  let data: string[] = [];

  function take(line: string) {
    if (line === '') {
      if (id !== undefined || data.length > 0) onEvent({ id, data: data.join('\n') });
      id = undefined;
      data = [];
      return;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry(Number(value));
  }

  return (chunk: string) => {
    if (chunk === '') return;
    // The \n of a \r\n whose \r ended the previous chunk.
    const piece = endedWithReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    endedWithReturn = chunk.endsWith('\r');
    const lines = (unfinishedLine + piece).split(/\r\n|\r|\n/);
    unfinishedLine = lines.pop() ?? '';
    lines.forEach(take);
  };
}
