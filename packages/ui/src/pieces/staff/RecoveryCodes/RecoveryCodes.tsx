import { useState } from 'react';
import { CopyIcon, PrintIcon } from '../../../icons';
import { Button, Heading, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { recoveryCodesMessages } from './messages';
import * as styles from './RecoveryCodes.css';

export type RecoveryCodesProps = {
  items: readonly string[];
  /** They are stored. */
  onDone: () => void;
};

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ items, onDone }: RecoveryCodesProps) {
  const m = useMessages('RecoveryCodes', recoveryCodesMessages);
  const [copied, setCopied] = useState<string>('');

  // The clipboard is missing without a secure origin, and rejects where the browser forbids it.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(items.join('\n')))
      .then(
        () => setCopied(m.copied),
        () => setCopied(m.notCopied),
      );

  return (
    <Stack width="page">
      <Heading level={2}>{m.title}</Heading>
      <Text phrases>{m.lead}</Text>
      <ul role="list" aria-label={m.codes} className={styles.codes}>
        {items.map((code) => (
          <li key={code} className={styles.code} lang="en">
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          emphasis="quiet"
          fullWidth
          icon={<CopyIcon size="small" />}
          onClick={() => void copy()}
        >
          {m.copy}
        </Button>
        <Text role="status" kind="small" phrases tone="muted">
          {copied}
        </Text>
        <Button
          emphasis="quiet"
          fullWidth
          icon={<PrintIcon size="small" />}
          onClick={() => window.print()}
        >
          {m.print}
        </Button>
        <Button tone="accent" fullWidth onClick={onDone}>
          {m.done}
        </Button>
      </div>
    </Stack>
  );
}
