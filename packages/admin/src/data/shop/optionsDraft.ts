import { list } from '@homestand/api-client/moreSchemas';
import { nullable, number, object, string } from '@homestand/api-client/schema';
import type { OptionsDraft } from '@homestand/ui';
import { createStored } from '../storage';

/** Drafts of the device, by the person and the product. */
export const storedDrafts = createStored<OptionsDraft>(
  'staff-options-',
  object({
    base: string,
    typed: list(object({ key: string, id: nullable(number), label: string, price: string })),
  }),
);
