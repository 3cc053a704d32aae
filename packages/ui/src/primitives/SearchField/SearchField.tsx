// Engine: native search input; the clear button is ours, because browsers draw theirs too small.
import { type ReactNode, useRef } from 'react';
import { CloseIcon, SearchIcon } from '../../icons';
import { visuallyHidden } from '../../styles';
import { Field } from '../Field/Field';
import { bareControl as fieldBareControl, frame as fieldFrame } from '../Field/Field.css';
import { useComposedText } from '../Field/useComposedText';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import { searchFieldMessages } from './messages';
import * as styles from './SearchField.css';

export type SearchFieldProps = {
  /** Accessible name; it is not visible. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Enter, but not the Enter that ends a conversion. */
  onSearch?: () => void;
  placeholder?: string;
  /** Short text before the clear button, such as the number of results. */
  note?: ReactNode;
  maxLength?: number;
};

/** Field for a search: icon, text and a button that clears it. */
export function SearchField({
  label,
  value,
  onValueChange,
  onSearch,
  placeholder,
  note,
  maxLength,
}: SearchFieldProps) {
  const m = useMessages('SearchField', searchFieldMessages);
  const { bind, isImeKey } = useComposedText({ value, onValueChange, maxLength });
  const frame = useRef<HTMLDivElement>(null);

  function clear() {
    onValueChange('');
    frame.current?.querySelector('input')?.focus();
  }

  return (
    <Field label={label} labelHidden>
      {(control) => (
        <div ref={frame} className={`${fieldFrame()} ${styles.frame}`}>
          <span className={styles.sign}>
            <SearchIcon size="small" />
          </span>
          <input
            {...control}
            {...bind}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={placeholder}
            className={`${fieldBareControl} ${styles.input}`}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isImeKey(event)) onSearch?.();
            }}
          />
          <span role="status" className={note === undefined ? visuallyHidden : styles.note}>
            {note}
          </span>
          {value !== '' && <IconButton label={m.clear} icon={<CloseIcon />} onClick={clear} />}
        </div>
      )}
    </Field>
  );
}
