import { useState } from 'react';
import { Button, Dialog, Inline } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillActionsMessages } from './messages';
import { TillActionsCorrection, type TillCorrectionValues } from './TillActionsCorrection';
import { TillActionsCount } from './TillActionsCount';

export type TillActionsProps = {
  pending: boolean;
  /** Why the last one was not stored. */
  error: string | null;
  /** Each resolves to whether it was stored. */
  onCount: (kind: 'float' | 'count', yen: number) => Promise<boolean>;
  onCorrect: (values: TillCorrectionValues) => Promise<boolean>;
  /** A form was opened: the last error is no longer of interest. */
  onOpen: () => void;
};

type Action = 'float' | 'count' | 'correction';

/** What a person does with the money of a till, each in a dialog that stays open until it is stored. */
export function TillActions({ pending, error, onCount, onCorrect, onOpen }: TillActionsProps) {
  const m = useMessages('TillActions', tillActionsMessages);
  const [isOpen, setIsOpen] = useState(false);
  // Kept while the dialog fades out.
  const [action, setAction] = useState<Action>('count');

  function open(chosen: Action) {
    onOpen();
    setAction(chosen);
    setIsOpen(true);
  }
  async function closeAfter(stored: Promise<boolean>) {
    const isStored = await stored;
    if (isStored) setIsOpen(false);
    return isStored;
  }

  return (
    <Inline as="section" align="stretch" aria-label={m.label}>
      <Button tone="accent" onClick={() => open('count')}>
        {m.count}
      </Button>
      <Button onClick={() => open('float')}>{m.float}</Button>
      <Button emphasis="bare" onClick={() => open('correction')}>
        {m.correction}
      </Button>
      <Dialog
        open={isOpen}
        title={action === 'correction' ? m.correctionTitle : m.countTitles[action]}
        dismissible={false}
        onClose={() => setIsOpen(false)}
      >
        {action === 'correction' ? (
          <TillActionsCorrection
            pending={pending}
            error={error}
            onCorrect={(values) => closeAfter(onCorrect(values))}
          />
        ) : (
          <TillActionsCount
            kind={action}
            pending={pending}
            error={error}
            onCount={(yen) => void closeAfter(onCount(action, yen))}
          />
        )}
      </Dialog>
    </Inline>
  );
}
