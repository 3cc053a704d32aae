import { nameWithOption } from '@homestand/api-client/optionName';
import { formatYen } from '../../../format';
import {
  Button,
  Form,
  QuantityField,
  RadioGroup,
  Stack,
  Text,
  TextArea,
  TextField,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import { refundDialogMessages } from './messages';
import * as styles from './RefundDialog.css';
import { meansOf, type RefundAction, type RefundMoney } from './refundMoney';
import type { RefundForm } from './useRefundForm';

type Props = {
  action: RefundAction;
  form: RefundForm;
  money: RefundMoney;
  onClose: () => void;
};

/** Goods, amount, way and reason. */
export function RefundDialogFields({ action, form, money, onClose }: Props) {
  const m = useMessages('RefundDialog', refundDialogMessages);
  const { values, problems, goods } = form;
  const amountError = problems.whole ? m.problems.whole : problems.amount && m.problems.amount;
  return (
    <Form label={m.form} pending={false} onSubmit={form.showPreview}>
      {action !== 'cancel' && goods.length > 0 && (
        <fieldset className={styles.goods}>
          <legend className={styles.legend}>{m.goods[action]}</legend>
          {goods.map(({ key, productName, option, unitPrice, left, count }) => (
            <div key={key} className={styles.item}>
              <p>
                <ProductName option={option?.label}>{productName}</ProductName>
                <span className={styles.each}>{m.left(formatYen(unitPrice), left)}</span>
              </p>
              <QuantityField
                label={nameWithOption(productName, option?.label)}
                labelHidden
                value={count}
                range={[0, left]}
                checked={form.tried}
                onValueChange={(next) => form.change({ counts: { ...values.counts, [key]: next } })}
              />
            </div>
          ))}
          {problems.goods && (
            <Text role="alert" kind="small" tone="danger">
              {m.problems.goods}
            </Text>
          )}
        </fieldset>
      )}
      {action !== 'cancel' && (
        <TextField
          kind="number"
          label={m.amount}
          hint={(form.followsGoods ? m.follows : m.upTo)(formatYen(money.refundable))}
          value={values.amount}
          onValueChange={(amount) => form.change({ amount })}
          slots={{ after: m.yen }}
          maxLength={9}
          error={amountError || undefined}
        />
      )}
      {money.refundable > 0 && (
        <RadioGroup
          label={m.means}
          items={meansOf(money).map((value) => ({
            value,
            label: m.meansNames[value],
            description: m.meansHelp[value],
          }))}
          value={values.means ?? null}
          onValueChange={(means) => form.change({ means })}
        />
      )}
      {form.asksForShelf && (
        <RadioGroup
          label={m.shelf}
          items={(['back', 'away'] as const).map((value) => ({
            value,
            label: m.shelves[value],
            description: m.shelvesHelp[value],
          }))}
          value={values.shelf}
          onValueChange={(shelf) => form.change({ shelf })}
          error={problems.shelf ? m.problems.shelf : undefined}
        />
      )}
      <TextArea
        label={m.reason}
        hint={m.reasonHint}
        value={values.reason}
        onValueChange={(reason) => form.change({ reason })}
        error={problems.reason ? m.problems.reason : undefined}
        heightRange={heightRange}
      />
      <Stack gap="sm">
        <Button type="submit" tone="accent" fullWidth>
          {m.next}
        </Button>
        <Button emphasis="bare" fullWidth onClick={onClose}>
          {m.stop}
        </Button>
      </Stack>
    </Form>
  );
}

const heightRange = [72, 160] as const;
