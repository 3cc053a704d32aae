import { useId } from 'react';
import { WarningIcon } from '../../../icons';
import {
  Button,
  Form,
  Heading,
  PersonFields,
  PersonFieldsAddress,
  type PersonFieldsBinding,
  Stack,
} from '../../../primitives';
import * as styles from './AddressForm.css';
import { type AddressFormMessages, addressFormMessages } from './messages';

export type AddressFormProps = {
  /** Fields from `usePersonForm` with `address` set. */
  person: PersonFieldsBinding;
  saving: boolean;
  /** Error message: why the address was not saved and what to do. */
  failure?: string | null;
  onSubmit: () => void;
  messages?: AddressFormMessages;
};

/** Form for the delivery address that is saved for later orders. */
export function AddressForm({
  person,
  saving,
  failure = null,
  onSubmit,
  messages: m = addressFormMessages,
}: AddressFormProps) {
  const id = useId();

  return (
    <Form label={m.title} gap="xl" pending={saving} onSubmit={onSubmit}>
      <Stack as="section" aria-labelledby={`${id}-customer`}>
        <Heading level={2} looks="label" id={`${id}-customer`}>
          {m.customer}
        </Heading>
        <PersonFields {...person} />
      </Stack>
      <Stack as="section" aria-labelledby={`${id}-address`}>
        <Heading level={2} looks="label" id={`${id}-address`}>
          {m.address}
        </Heading>
        <PersonFieldsAddress {...person} />
      </Stack>
      <Stack gap="md">
        <div role="alert">
          {failure && (
            <p className={styles.failure}>
              <WarningIcon size="small" />
              <span>{failure}</span>
            </p>
          )}
        </div>
        <Button type="submit" tone="accent" fullWidth pending={saving}>
          {m.submit}
        </Button>
      </Stack>
    </Form>
  );
}
