import { formatDate } from '../../../format';
import { PlusIcon } from '../../../icons';
import {
  Button,
  ConfirmAction,
  Heading,
  Inline,
  Notice,
  RowList,
  RowListItem,
  Skeleton,
  Stack,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { secondFactorSettingsMessages } from './messages';

export type RegisteredPasskey = {
  id: string;
  system: 'iphone' | 'ipad' | 'android' | 'windows' | 'mac' | 'linux' | 'other';
  createdAt: string;
  usedAt: string | null;
};

export type SecondFactorSettingsProps = {
  /** Null while they load. */
  factors: {
    passkeys: readonly RegisteredPasskey[];
    /** One-time codes are set up. */
    hasCode: boolean;
    /** How many recovery codes are left. */
    recoveryCodes: number;
  } | null;
  error: string | null;
  /** Leads to another login, where the present one is too old for changes; null where they are possible. */
  onLogin: (() => void) | null;
  onAdd: () => void;
  /** Each is called after a second look; a rejected promise is shown by `error`. */
  onRemovePasskey: (id: string) => Promise<unknown>;
  onRemoveCode: () => Promise<unknown>;
  onRenew: () => Promise<unknown>;
};

/** The second factors of one's own account. */
export function SecondFactorSettings(props: SecondFactorSettingsProps) {
  const { factors, error, onLogin, onAdd, onRemovePasskey, onRemoveCode, onRenew } = props;
  const m = useMessages('SecondFactorSettings', secondFactorSettingsMessages);
  const removing = (name: string, onConfirm: () => Promise<unknown>) => ({
    text: m.remove,
    label: m.removeOf(name),
    title: m.askRemove(name),
    consequence: m.removeConsequence,
    confirmLabel: m.confirmRemove,
    onConfirm,
  });
  const isLoading = factors === null && error === null;
  const isEmpty = factors?.passkeys.length === 0 && !factors.hasCode;
  return (
    <Stack as="section" gap="md" width="page" aria-label={m.title} aria-busy={isLoading}>
      <Heading level={2}>{m.title}</Heading>
      <Text phrases tone="muted">
        {m.lead}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      {isLoading && <Skeleton lines={3} />}
      {isEmpty && <Text tone="muted">{m.none}</Text>}
      <RowList>
        {factors?.passkeys.map(({ id, system, createdAt, usedAt }) => {
          const name = m.passkeyOn(m.systems[system]);
          return (
            <SecondFactorSettingsRow
              key={id}
              name={name}
              details={[
                m.created(formatDate(createdAt)),
                ...(usedAt === null ? [] : [m.used(formatDate(usedAt))]),
              ]}
              action={onLogin ? null : removing(name, () => onRemovePasskey(id))}
            />
          );
        })}
        {factors?.hasCode && (
          <SecondFactorSettingsRow
            name={m.code}
            details={[m.codeDetail]}
            action={onLogin ? null : removing(m.code, onRemoveCode)}
          />
        )}
        {factors && !isEmpty && (
          <SecondFactorSettingsRow
            name={m.recovery}
            details={[m.left(factors.recoveryCodes)]}
            action={
              onLogin
                ? null
                : {
                    text: m.renew,
                    label: m.renewOf,
                    title: m.askRenew,
                    consequence: m.renewConsequence,
                    confirmLabel: m.confirmRenew,
                    onConfirm: onRenew,
                  }
            }
          />
        )}
      </RowList>
      {onLogin ? (
        <>
          <Text phrases tone="muted">
            {m.loginFirst}
          </Text>
          <Inline>
            <Button emphasis="quiet" onClick={onLogin}>
              {m.login}
            </Button>
          </Inline>
        </>
      ) : (
        <Inline>
          <Button emphasis="quiet" icon={<PlusIcon size="small" />} onClick={onAdd}>
            {m.add}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

type Props = {
  name: string;
  details: readonly string[];
  /** Null where it cannot be changed now. */
  action: {
    text: string;
    label: string;
    title: string;
    consequence: string;
    confirmLabel: string;
    onConfirm: () => Promise<unknown>;
  } | null;
};

/** One way to be recognized, and what can be done with it. */
function SecondFactorSettingsRow({ name, details, action }: Props) {
  return (
    <RowListItem
      end={
        action && (
          <ConfirmAction
            button={{
              emphasis: 'quiet',
              tone: 'danger',
              'aria-label': action.label,
              children: action.text,
            }}
            tone="danger"
            title={action.title}
            confirmLabel={action.confirmLabel}
            onConfirm={action.onConfirm}
          >
            {action.consequence}
          </ConfirmAction>
        )
      }
    >
      <Text as="span" kind="label">
        {name}
      </Text>
      {details.map((detail) => (
        <Text as="span" key={detail} kind="small" tone="muted">
          {detail}
        </Text>
      ))}
    </RowListItem>
  );
}
