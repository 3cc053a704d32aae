import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type AttachmentKind,
  type AttachmentPanelMessages,
  attachmentPanelMessages,
  checkAttachment,
} from '../AttachmentPanel';

type Chosen = { file: File; kind: AttachmentKind; url: string };

/** The file that goes out instead of a text: chosen, checked, shown, and let go of. */
export function useAttachment(m: AttachmentPanelMessages = attachmentPanelMessages) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [panelOpen, setPanelOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Only the file chosen last counts, however long an earlier one takes to be read.
  const turn = useRef(0);

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);

  async function pick(file: File, kind?: AttachmentKind) {
    turn.current += 1;
    const mine = turn.current;
    setProblem(null);
    const answer = await checkAttachment(file, kind);
    if (mine !== turn.current) return;
    if (!answer.ok) {
      setProblem(m[answer.problem]);
      return;
    }
    setChosen({ file, kind: answer.kind, url: URL.createObjectURL(file) });
    setPanelOpen(false);
  }

  function reset(open: boolean) {
    turn.current += 1;
    setChosen(null);
    setPanelOpen(open);
    setProblem(null);
  }

  return {
    chosen,
    refuse: () => setProblem(m.fileRequired),
    forgive: () => setProblem(null),
    clear: () => reset(false),
    // In the frame of the message that stands in the thread now. A frame later the thread's box would grow while its
    // list measures that message, which browsers report as a ResizeObserver loop.
    clearBeforePaint: () => flushSync(() => reset(false)),
    /** For the view, as it is. */
    bind: {
      panelOpen,
      problem,
      attachment: chosen && {
        kind: chosen.kind,
        name: chosen.file.name,
        size: chosen.file.size,
        previewUrl: chosen.url,
      },
      onTogglePanel: () => reset(!panelOpen),
      onPick: (file: File, kind?: AttachmentKind) => void pick(file, kind),
      onRemoveAttachment: () => reset(false),
    },
  };
}
