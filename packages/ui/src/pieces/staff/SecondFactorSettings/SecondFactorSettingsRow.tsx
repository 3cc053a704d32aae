import { Button } from '../../../primitives';
import * as styles from './SecondFactorSettings.css';

type Props = {
  name: string;
  details: readonly string[];
  /** Null where it cannot be changed now. */
  action: { text: string; label: string; onClick: () => void } | null;
};

/** One way to be recognized, and what can be done with it. */
export function SecondFactorSettingsRow({ name, details, action }: Props) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {details.map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </span>
      {action && (
        <Button emphasis="quiet" tone="danger" aria-label={action.label} onClick={action.onClick}>
          {action.text}
        </Button>
      )}
    </li>
  );
}
