import type { ReactNode } from 'react';
import { Button, Form, QrCode, Stack, Text, TextField, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { secondFactorSetupMessages } from './messages';
import type { SecondFactorSetupProps } from './SecondFactorSetup';
import * as styles from './SecondFactorSetup.css';

type Props = NonNullable<SecondFactorSetupProps['app']> & { pending: boolean; error: ReactNode };

const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** The secret for an authenticator app, and the field for its first code. */
export function SecondFactorSetupApp({
  address,
  secret,
  code,
  onCodeChange,
  onConfirm,
  onBack,
  pending,
  error,
}: Props) {
  const m = useMessages('SecondFactorSetup', secondFactorSetupMessages);
  return (
    <Stack gap="lg">
      <Stack align="center">
        <Text phrases align="center">
          {m.scan}
        </Text>
        <div className={styles.code}>
          <QrCode value={address} label={m.qr} />
        </div>
        <TextLink href={address} standalone>
          {m.open}
        </TextLink>
        <Text phrases align="center">
          {m.secret}
        </Text>
        <p className={styles.secret} lang="en">
          {grouped(secret)}
        </p>
      </Stack>
      {error}
      <Form label={m.form} pending={pending} onSubmit={onConfirm}>
        <TextField
          kind="number"
          label={m.field}
          value={code}
          maxLength={6}
          autoComplete="one-time-code"
          enterKeyHint="done"
          onValueChange={onCodeChange}
        />
        <Button type="submit" tone="accent" fullWidth pending={pending}>
          {m.confirm}
        </Button>
      </Form>
      <Button emphasis="bare" fullWidth onClick={onBack}>
        {m.back}
      </Button>
    </Stack>
  );
}
