import { useId } from 'react';
import { Button, Form, Heading, Notice, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { PersonFields, PersonFieldsAddress } from '../../shared/PersonFields/PersonFields';
import type { PersonFieldsAddressBinding } from '../../shared/PersonFields/usePersonForm';
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
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Button type="submit" tone="accent" fullWidth pending={pending}>
          {m.submit}
        </Button>
      </Stack>
    </Form>
  );
}
