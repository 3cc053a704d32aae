import { Button, RowListItem, Text } from '../../../primitives';

type Props = {
  name: string;
  details: readonly string[];
  /** Null where it cannot be changed now. */
  action: { text: string; label: string; onClick: () => void } | null;
};

/** One way to be recognized, and what can be done with it. */
export function SecondFactorSettingsRow({ name, details, action }: Props) {
  return (
    <RowListItem
      end={
        action && (
          <Button emphasis="quiet" tone="danger" aria-label={action.label} onClick={action.onClick}>
            {action.text}
          </Button>
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
