import type { ReactNode } from 'react';
import { LockIcon, PhoneIcon } from '../../../icons';
import {
  Button,
  Form,
  Notice,
  QrCode,
  Stack,
  Text,
  TextField,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoginHeader, type LoginHeaderProps } from '../../shared/LoginHeader/LoginHeader';
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes';
import { secondFactorSetupMessages } from './messages';
import * as styles from './SecondFactorSetup.css';

export type SecondFactorSetupProps = {
  /** In the login it has a frame of its own; in one's account it is the content of a page. */
  kind?: 'login' | 'account';
  /** Whether the browser can create passkeys. */
  canCreatePasskey: boolean;
  /** Whether one-time codes can be set up: the account has none yet. */
  canAddCode: boolean;
  /** The secret of an authenticator app that is being set up, and the typed code. */
  app: {
    address: string;
    secret: string;
    code: string;
    onCodeChange: (code: string) => void;
    onConfirm: () => void;
    onBack: () => void;
  } | null;
  /** New recovery codes, which are shown once. */
  recoveryCodes: readonly string[] | null;
  pending: 'passkey' | 'code' | null;
  error: string | null;
  onPasskey: () => void;
  /** Starts with an authenticator app. */
  onCode: () => void;
  /** The recovery codes are stored. */
  onDone: () => void;
  /** In the login: back to login ID and password. */
  onLeave?: () => void;
  /** In the login: the club's name and logo; until they have loaded the header is without. */
  club?: LoginHeaderProps['owner'];
};

/**
 * Registers a second factor: the choice, an authenticator app with its first code, and the recovery codes. Pair with
 * `useSecondFactorSetup`.
 */
export function SecondFactorSetup({ kind = 'account', club, ...rest }: SecondFactorSetupProps) {
  const m = useMessages('SecondFactorSetup', secondFactorSetupMessages);
  if (kind === 'account')
    return (
      <Stack gap="none" width="page">
        <SecondFactorSetupStep {...rest} />
      </Stack>
    );
  return (
    <LoginHeader title={m.title} owner={club}>
      <SecondFactorSetupStep {...rest} />
    </LoginHeader>
  );
}

/** The present step: the choice, the authenticator app, or the recovery codes. */
function SecondFactorSetupStep({
  canCreatePasskey,
  canAddCode,
  app,
  recoveryCodes,
  pending,
  error,
  onPasskey,
  onCode,
  onDone,
  onLeave,
}: Omit<SecondFactorSetupProps, 'kind' | 'club'>) {
  const m = useMessages('SecondFactorSetup', secondFactorSetupMessages);
  const failure = (
    <Notice tone="danger" role="alert">
      {error}
    </Notice>
  );
  if (recoveryCodes) return <RecoveryCodes items={recoveryCodes} onDone={onDone} />;
  if (app) return <SecondFactorSetupApp {...app} pending={pending === 'code'} error={failure} />;
  return (
    <Stack gap="xl">
      <Text phrases>{m.lead}</Text>
      {failure}
      <Stack gap="sm">
        <Button
          tone="accent"
          fullWidth
          icon={<LockIcon size="small" />}
          pending={pending === 'passkey'}
          disabled={!canCreatePasskey}
          onClick={onPasskey}
        >
          {m.passkey}
        </Button>
        <Text kind="small" phrases tone="muted">
          {canCreatePasskey ? m.passkeyHint : m.noPasskey}
        </Text>
      </Stack>
      {canAddCode && (
        <Stack gap="sm">
          <Button
            emphasis="quiet"
            fullWidth
            icon={<PhoneIcon size="small" />}
            pending={pending === 'code'}
            onClick={onCode}
          >
            {m.code}
          </Button>
          <Text kind="small" phrases tone="muted">
            {m.codeHint}
          </Text>
        </Stack>
      )}
      {onLeave && (
        <Button emphasis="bare" fullWidth onClick={onLeave}>
          {m.leave}
        </Button>
      )}
    </Stack>
  );
}

type Props = NonNullable<SecondFactorSetupProps['app']> & { pending: boolean; error: ReactNode };

const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** The secret for an authenticator app, and the field for its first code. */
function SecondFactorSetupApp({
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
