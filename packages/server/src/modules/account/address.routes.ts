import type { Queries } from '../../db/database.ts';
import type { DataOf, Handlers } from '../../http/contract.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { createAddress, readAddress, type SavedAddress, updateAddress } from './address.queries.ts';
import { findPlaces } from './postal-codes/index.ts';

type AddressHandlers = Pick<
  Handlers,
  'getShippingAddress' | 'createShippingAddress' | 'updateShippingAddress' | 'findPostalCode'
>;

export function addressRoutes({ db }: Services): AddressHandlers {
  const show = async (db: Queries, userId: string): Promise<DataOf<'getShippingAddress'>> => ({
    shippingAddress: (await readAddress(db, userId)) ?? null,
  });

  return {
    getShippingAddress: ({ session }) => show(db, session.personId),

    async createShippingAddress({ session, body }) {
      if (!(await createAddress(db, session.personId, complete(body))))
        throw conflict(messages.addressExists);
      return show(db, session.personId);
    },

    async updateShippingAddress({ session, body }) {
      if (!(await updateAddress(db, session.personId, complete(body)))) throw notFound();
      return show(db, session.personId);
    },

    findPostalCode: async ({ path }) => ({ places: await findPlaces(path.postalCode) }),
  };
}

type Sent = Omit<SavedAddress, 'building' | 'kana'> & { building?: string; kana?: string };

const complete = (body: Sent): SavedAddress => ({
  ...body,
  building: body.building ?? '',
  kana: body.kana ?? '',
});
