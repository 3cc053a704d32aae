import { useState } from 'react';
import { CopyIcon, PrintIcon, WarningIcon } from '../../../icons';
import { Button, Heading, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
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
    <div className={styles.root}>
      <div className={styles.screenOnly}>
        <Heading level={2} focusable>
          {m.title(name)}
        </Heading>
        <p role="status" className={styles.once}>
          <WarningIcon size="small" />
          <span>{m.once}</span>
        </p>
      </div>
      <article className={styles.slip} aria-label={m.slip}>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.term}>{m.name}</dt>
            <dd className={styles.value}>{name}</dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.term}>{m.address}</dt>
            <dd className={styles.value}>{address}</dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.term}>{m.loginId}</dt>
            <dd className={styles.value} lang="en">
              {loginId}
            </dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.term}>{m.password}</dt>
            <dd className={styles.password} lang="en" translate="no">
              {password}
            </dd>
            <dd className={styles.term}>{m.letters}</dd>
          </div>
        </dl>
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
          <p role="status" className={styles.note}>
            {copied}
          </p>
          <Button emphasis="quiet" fullWidth icon={<PrintIcon size="small" />} onClick={onPrint}>
            {m.print}
          </Button>
          <Button tone="accent" fullWidth onClick={onDone}>
            {m.done}
          </Button>
        </Stack>
      </div>
    </div>
  );
}
