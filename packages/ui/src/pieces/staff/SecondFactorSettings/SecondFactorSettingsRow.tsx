import { ConfirmAction, RowListItem, Text } from '../../../primitives';

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
export function SecondFactorSettingsRow({ name, details, action }: Props) {
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
