import { LockIcon } from '../../../icons';
import { Button, Form, Notice, Stack, Text, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoginHeader, type LoginHeaderProps } from '../../shared/LoginHeader/LoginHeader';
import { secondFactorFormMessages } from './messages';

export type SecondFactorFormProps = {
  /** The second factors of the account. */
  methods: readonly ('passkey' | 'code')[];
  /** Which kind of code the field takes. */
  kind: 'code' | 'recovery';
  code: string;
  /** The factor that is being checked. */
  pending: 'passkey' | 'code' | null;
  /** Why it did not work. */
  error: string | null;
  onCodeChange: (code: string) => void;
  onKindChange: (kind: 'code' | 'recovery') => void;
  onPasskey: () => void;
  onSubmit: () => void;
  /** Back to login ID and password. */
  onBack: () => void;
  /** The club's name and logo; until they have loaded the header is without. */
  club?: LoginHeaderProps['owner'];
};

/** The second step of a staff login. Pair with `useSecondFactorForm`. */
export function SecondFactorForm({
  methods,
  kind,
  code,
  pending,
  error,
  onCodeChange,
  onKindChange,
  onPasskey,
  onSubmit,
  onBack,
  club,
}: SecondFactorFormProps) {
  const m = useMessages('SecondFactorForm', secondFactorFormMessages);
  const isRecovery = kind === 'recovery';
  const hasPasskey = methods.includes('passkey') && !isRecovery;
  return (
    <LoginHeader title={m.title} owner={club}>
      <Stack gap="lg">
        <Text phrases>{m.lead}</Text>
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        {hasPasskey && (
          <Button
            tone="accent"
            fullWidth
            icon={<LockIcon size="small" />}
            pending={pending === 'passkey'}
            onClick={onPasskey}
          >
            {m.passkey}
          </Button>
        )}
        {(isRecovery || methods.includes('code')) && (
          <Form label={m.form} pending={pending !== null} onSubmit={onSubmit}>
            <TextField
              key={kind}
              kind={isRecovery ? 'text' : 'number'}
              label={isRecovery ? m.recovery : m.code}
              hint={isRecovery ? m.recoveryHint : m.codeHint}
              value={code}
              maxLength={isRecovery ? 40 : 6}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              enterKeyHint="go"
              onValueChange={onCodeChange}
            />
            <Button
              type="submit"
              {...(hasPasskey ? { emphasis: 'quiet' } : { tone: 'accent' })}
              fullWidth
              pending={pending === 'code'}
            >
              {m.submit}
            </Button>
          </Form>
        )}
        <Stack gap="sm">
          <Button
            emphasis="bare"
            fullWidth
            onClick={() => onKindChange(isRecovery ? 'code' : 'recovery')}
          >
            {isRecovery ? m.useOther : m.useRecovery}
          </Button>
          {isRecovery && <Text tone="muted">{m.help}</Text>}
          <Button emphasis="bare" fullWidth onClick={onBack}>
            {m.back}
          </Button>
        </Stack>
      </Stack>
    </LoginHeader>
  );
}
