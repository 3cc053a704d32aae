import { useState } from 'react';
import { CopyIcon, PrintIcon } from '../../../icons';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Notice,
  Stack,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffPasswordMessages } from './messages';
import * as styles from './StaffPassword.css';

export type StaffPasswordProps = {
  name: string;
  loginId: string;
  password: string;
  /** The address of the login. */
  address: string;
  onPrint: () => void;
  /** The person has it. */
  onDone: () => void;
};

/** A new password of staff, which is shown once: to copy, or to print as a slip for the person. */
export function StaffPassword(props: StaffPasswordProps) {
  const { name, loginId, password, address, onPrint, onDone } = props;
  const m = useMessages('StaffPassword', staffPasswordMessages);
  const [copied, setCopied] = useState<string>('');

  // The clipboard is missing without a secure origin, and rejects where the browser forbids it.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(password))
      .then(
        () => setCopied(m.copied),
        () => setCopied(m.notCopied),
      );

  return (
    <Stack width="page">
      <div className={styles.screenOnly}>
        <Heading level={2} focusable>
          {m.title(name)}
        </Heading>
        <Notice tone="warning" role="status">
          {m.once}
        </Notice>
      </div>
      <article className={styles.slip} aria-label={m.slip}>
        <DescriptionList kind="stack" gap="md">
          <DescriptionListItem term={m.name}>
            <span className={styles.value}>{name}</span>
          </DescriptionListItem>
          <DescriptionListItem term={m.address}>
            <span className={styles.value}>{address}</span>
          </DescriptionListItem>
          <DescriptionListItem term={m.loginId}>
            <span className={styles.value} lang="en">
              {loginId}
            </span>
          </DescriptionListItem>
          <DescriptionListItem term={m.password}>
            <span className={styles.password} lang="en" translate="no">
              {password}
            </span>
            <Text kind="caption">{m.letters}</Text>
          </DescriptionListItem>
        </DescriptionList>
        <ol role="list" className={styles.steps}>
          {m.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </article>
      <div className={styles.screenOnly}>
        <Stack gap="sm">
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
          <Button emphasis="quiet" fullWidth icon={<PrintIcon size="small" />} onClick={onPrint}>
            {m.print}
          </Button>
          <Button tone="accent" fullWidth onClick={onDone}>
            {m.done}
          </Button>
        </Stack>
      </div>
    </Stack>
  );
}
