import { Button } from '../../../primitives';
import * as styles from './SecondFactorSettings.css';

type Props = {
  name: string;
  details: readonly string[];
  action: { text: string; label: string };
  onAction: () => void;
};

/** One way to be recognized, and what can be done with it. */
export function SecondFactorSettingsRow({ name, details, action, onAction }: Props) {
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
      <Button emphasis="quiet" tone="danger" aria-label={action.label} onClick={onAction}>
        {action.text}
      </Button>
    </li>
  );
}
