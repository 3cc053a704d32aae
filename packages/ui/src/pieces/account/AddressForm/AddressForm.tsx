import { useId } from 'react';
import { WarningIcon } from '../../../icons';
import { Button, Form, Heading, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import {
  PersonFields,
  PersonFieldsAddress,
  type PersonFieldsAddressBinding,
} from '../../shared/PersonFields';
import * as styles from './AddressForm.css';
import { addressFormMessages } from './messages';

export type AddressFormProps = {
  /** Fields from `usePersonForm` with `address` set. */
  person: PersonFieldsAddressBinding;
  pending: boolean;
  /** Error message: why the address was not saved and what to do. */
  error?: string | null;
  onSubmit: () => void;
};

/** Form for the delivery address that is saved for later orders. */
export function AddressForm({ person, pending, error = null, onSubmit }: AddressFormProps) {
  const m = useMessages('AddressForm', addressFormMessages);
  const id = useId();

  return (
    <Form label={m.title} gap="xl" pending={pending} onSubmit={onSubmit}>
      <Stack as="section" aria-labelledby={`${id}-customer`}>
        <Heading level={2} kind="label" id={`${id}-customer`}>
          {m.customer}
        </Heading>
        <PersonFields {...person} />
      </Stack>
      <Stack as="section" aria-labelledby={`${id}-address`}>
        <Heading level={2} kind="label" id={`${id}-address`}>
          {m.address}
        </Heading>
        <PersonFieldsAddress {...person} />
      </Stack>
      <Stack gap="md">
        <div role="alert">
          {error && (
            <p className={styles.failure}>
              <WarningIcon size="small" />
              <span>{error}</span>
            </p>
          )}
        </div>
        <Button type="submit" tone="accent" fullWidth pending={pending}>
          {m.submit}
        </Button>
      </Stack>
    </Form>
  );
}
