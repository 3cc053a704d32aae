import { toHalfWidth } from '../../../format';
import { DayField, RadioGroup, TextArea, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productFormMessages } from './messages';
import type { ProductFormProps } from './ProductForm';
import * as styles from './ProductForm.css';

type Props = Pick<ProductFormProps, 'value' | 'onValueChange'> & {
  errors: ProductFormProps['fieldErrors'];
};

const categories = ['goods for support', 'jewelry', 'digital'] as const;

const heightRange = [96, 320] as const;

export function ProductFormFields({ value, onValueChange, errors }: Props) {
  const m = useMessages('ProductForm', productFormMessages);
  const line = (field: 'size' | 'material') => (
    <TextField
      label={m[field]}
      value={value[field]}
      onValueChange={(typed) => onValueChange({ [field]: typed })}
      maxLength={200}
      error={errors[field]}
    />
  );
  const moment = (field: 'opensAt' | 'closesAt', hint: string) => (
    <DayField
      label={m[field]}
      hint={hint}
      withTime
      value={value[field]}
      onValueChange={(typed) => onValueChange({ [field]: typed })}
      error={errors[field]}
    />
  );
  const pieces = (field: 'perPerson' | 'ceiling' | 'minimum', hint: string) => (
    <TextField
      label={m[field]}
      hint={hint}
      value={value[field]}
      onValueChange={(typed) => onValueChange({ [field]: toHalfWidth(typed) })}
      maxLength={12}
      inputMode="numeric"
      autoComplete="off"
      slots={{ after: m.pieces }}
      error={errors[field]}
    />
  );
  return (
    <>
      <TextField
        label={m.name}
        necessity="required"
        value={value.name}
        onValueChange={(name) => onValueChange({ name })}
        maxLength={200}
        autoComplete="off"
        error={errors.name}
      />
      <div className={styles.pair}>
        <TextField
          label={m.price}
          necessity="required"
          value={value.price}
          onValueChange={(price) => onValueChange({ price: toHalfWidth(price) })}
          maxLength={12}
          inputMode="numeric"
          autoComplete="off"
          slots={{ after: m.yen }}
          error={errors.price}
        />
        <RadioGroup
          label={m.category}
          items={categories.map((category) => ({ value: category, label: m.categories[category] }))}
          value={value.category}
          onValueChange={(category) => onValueChange({ category })}
          error={errors.category}
        />
      </div>
      <div className={styles.pair}>
        {line('size')}
        {line('material')}
      </div>
      <TextArea
        label={m.description}
        value={value.description}
        onValueChange={(description) => onValueChange({ description })}
        heightRange={heightRange}
        error={errors.description}
      />
      <TextField
        label={m.externalLinkUrl}
        hint={m.externalHint}
        value={value.externalLinkUrl}
        onValueChange={(address) => onValueChange({ externalLinkUrl: address.trim() })}
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        error={errors.externalLinkUrl}
      />
      <div className={styles.pair}>
        {moment('opensAt', m.opensHint)}
        {moment('closesAt', m.closesHint)}
      </div>
      {pieces('perPerson', m.perPersonHint)}
      <TextField
        label={m.deliveryPeriod}
        hint={m.deliveryHint}
        value={value.deliveryPeriod}
        onValueChange={(deliveryPeriod) => onValueChange({ deliveryPeriod })}
        maxLength={100}
        autoComplete="off"
        error={errors.deliveryPeriod}
      />
      {value.deliveryPeriod.trim() !== '' && (
        <div className={styles.pair}>
          {pieces('ceiling', m.ceilingHint)}
          {pieces('minimum', m.minimumHint)}
        </div>
      )}
    </>
  );
}
