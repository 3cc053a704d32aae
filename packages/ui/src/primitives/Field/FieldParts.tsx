import { WarningIcon } from '../../icons';
import { useMessages } from '../UiProvider/useMessages';
import type { FieldFrameProps } from './Field';
import * as styles from './Field.css';
import { fieldMessages } from './messages';

type FieldMarkProps = {
  necessity: NonNullable<FieldFrameProps['necessity']>;
};

/** The word for required or optional, for groups with a legend instead of a label. */
export function FieldMark({ necessity }: FieldMarkProps) {
  const m = useMessages('Field', fieldMessages);
  return (
    <span className={styles.mark({ required: necessity === 'required' })}>{m[necessity]}</span>
  );
}

/** Error message with an icon. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={styles.error}>
      {text && (
        <>
          <WarningIcon size="small" />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
