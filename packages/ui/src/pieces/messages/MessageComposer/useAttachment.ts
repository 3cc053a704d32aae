import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { type AttachmentKind, checkAttachment } from './attachment';
import { messageComposerMessages } from './messages';

type Chosen = { file: File; kind: AttachmentKind; url: string };

/** State of the attachment that is sent instead of a text: choice, validation, preview and removal. */
export function useAttachment() {
  const m = useMessages('MessageComposer', messageComposerMessages);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [panelOpen, setPanelOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Only the last chosen file counts, even if the check of an earlier one ends later.
  const turn = useRef(0);

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  useEffect(() => {
    return chosen ? () => URL.revokeObjectURL(chosen.url) : undefined;
  }, [chosen]);

  async function pick(file: File, kind?: AttachmentKind) {
    turn.current += 1;
    const mine = turn.current;
    setError(null);
    const response = await checkAttachment(file, kind);
    if (mine !== turn.current) return;
    if (!response.ok) {
      setError(m[response.problem]);
      return;
    }
    setChosen({ file, kind: response.kind, url: URL.createObjectURL(file) });
    setPanelOpen(false);
  }

  function reset(open: boolean) {
    turn.current += 1;
    setChosen(null);
    setPanelOpen(open);
    setError(null);
  }

  return {
    chosen,
    refuse: () => setError(m.fileRequired),
    clearError: () => setError(null),
    clear: () => reset(false),
    // Clears in the frame in which the sent message appears in the thread. A frame later, the thread's box
    // would grow while its list measures that message, which browsers report as a ResizeObserver loop.
    clearBeforePaint: () => flushSync(() => reset(false)),
    bind: {
      panelOpen,
      error,
      attachment: chosen && {
        kind: chosen.kind,
        name: chosen.file.name,
        size: chosen.file.size,
        previewUrl: chosen.url,
      },
      onTogglePanel: () => reset(!panelOpen),
      onPick: (file: File, kind?: AttachmentKind) => void pick(file, kind),
    },
  };
}
