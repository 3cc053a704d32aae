import { countGraphemes } from '../../format';
import { visuallyHidden } from '../../styles';
import { useMessages } from '../UiProvider/useMessages';
import { textFieldMessages } from './messages';
import * as styles from './TextField.css';

type Props = { id: string; text: string; limit: number };

/** Number of remaining characters from which they are also announced. */
const sayFrom = 10;

export function TextFieldCounter({ id, text, limit }: Props) {
  const m = useMessages('TextField', textFieldMessages);
  const used = countGraphemes(text);
  const remaining = limit - used;
  return (
    <p className={styles.counter}>
      <span aria-hidden="true">{m.count(used, limit)}</span>
      <span id={id} className={visuallyHidden}>
        {m.limit(limit)}
      </span>
      <span role="status" className={visuallyHidden}>
        {used > 0 && remaining >= 0 && remaining <= sayFrom ? m.remaining(remaining) : null}
      </span>
    </p>
  );
}
