import { toHalfWidth } from '../../../format';
import { DayField, Select, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { MatchFormProps } from './MatchForm';
import * as styles from './MatchForm.css';
import { matchFormMessages } from './messages';
import { useCardName } from './useCardName';

type Props = Pick<MatchFormProps, 'value' | 'onValueChange' | 'cards'> & {
  errors: MatchFormProps['fieldErrors'];
};

export function MatchFormFields({ value, onValueChange, cards, errors }: Props) {
  const m = useMessages('MatchForm', matchFormMessages);
  const cardName = useCardName();
  const line = (field: 'opponent' | 'ground') => (
    <TextField
      label={m[field]}
      necessity="required"
      value={value[field]}
      onValueChange={(typed) => onValueChange({ [field]: typed })}
      maxLength={100}
      autoComplete="off"
      error={errors[field]}
    />
  );
  const time = (field: 'starts' | 'gates' | 'counterFrom' | 'counterTo', hint: string) => (
    <TextField
      label={m[field]}
      hint={hint}
      value={value[field]}
      onValueChange={(typed) => onValueChange({ [field]: toHalfWidth(typed) })}
      maxLength={5}
      inputMode="numeric"
      autoComplete="off"
      error={errors[field]}
    />
  );
  return (
    <>
      <DayField
        label={m.day}
        necessity="required"
        value={value.day}
        onValueChange={(day) => onValueChange({ day })}
        error={errors.day}
      />
      <div className={styles.pair}>
        {line('opponent')}
        {line('ground')}
      </div>
      <div className={styles.pair}>
        {time('starts', m.timeHint)}
        {time('gates', m.timeHint)}
      </div>
      <div className={styles.pair}>
        {time('counterFrom', m.counterHint)}
        {time('counterTo', m.counterToHint)}
      </div>
      <Select
        label={m.cardId}
        items={[
          { value: 'none', label: m.noCard },
          ...cards.map((card) => ({ value: String(card.cardId), label: cardName(card) })),
        ]}
        value={value.cardId === '' ? 'none' : value.cardId}
        onValueChange={(cardId) => onValueChange({ cardId: cardId === 'none' ? '' : cardId })}
        error={errors.cardId}
      />
    </>
  );
}
