import { CopyIcon } from '../../icons';
import { useCopy } from '../../pieces/orders/OrderDetails/useCopy';
import { visuallyHidden } from '../../styles';
import { assignInlineVars } from '../../styles/inlineVars';
import * as styles from './Copy.css';

type CopyProps = {
  label: string;
  text: string;
  /** Shown instead of the text, which is too long. */
  short?: string;
  /** Shows only the label; `short` is read aloud. */
  compact?: boolean;
  /** Shows the text as a colour. */
  color?: boolean;
};

/** A button that copies its text and says so. */
export function Copy({ label, text, short = text, compact = false, color = false }: CopyProps) {
  const { result, onCopy } = useCopy(text);
  const said = { copied: 'コピーしました', notCopied: 'コピーできませんでした' };
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.press} onClick={onCopy}>
        {color && (
          <span className={styles.sample} style={assignInlineVars({ [styles.shown]: text })} />
        )}
        <span className={styles.label}>{label}</span>
        <code className={compact ? visuallyHidden : styles.text}>{short}</code>
        <span className={visuallyHidden}>をコピー</span>
        <CopyIcon size={compact ? 'tiny' : 'small'} />
      </button>
      <span role="status" className={styles.status}>
        {result && said[result]}
      </span>
    </span>
  );
}
