import { type components, unwrap } from '@homestand/api-client';
import { addStaffResponses } from '@homestand/api-client/staff';
import { schemaOf } from '@homestand/api-client/validate';
import useSWR from 'swr';
import { client } from '../client';
import { getStaffSession } from '../staff/staffSession';
import { createStored } from '../storage';
import { noteConnection } from './noteConnection';

export type BoothSale = components['schemas']['BoothSale'];

// Before a stored list is read: one that fits nothing would be removed.
addStaffResponses();

/** Goods with options and prices, for a booth without the server. It goes with the other data of the desk. */
const storedGoods = createStored('staff-desk-booth', schemaOf('BoothGoods'));

const refreshMs = 60_000;

/** What the booth sells: what this device has at once, and then the server's answer. */
export function useBoothGoods() {
  const stored = storedGoods.read();
  return useSWR(
    'booth-goods',
    async () => {
      const token = getStaffSession()?.token;
      const goods = await noteConnection(unwrap(client.GET('/v1/admin/booth-goods')));
      // After a logout nothing of the desk may come back.
      if (token !== undefined && getStaffSession()?.token === token) storedGoods.write(goods);
      return goods;
    },
    { refreshInterval: refreshMs, ...(stored && { fallbackData: stored }) },
  );
}

export const boothSalesKey = 'booth-sales';

/** The last sales of this session that the server has. */
export const useBoothSales = () =>
  useSWR(boothSalesKey, () => noteConnection(unwrap(client.GET('/v1/admin/booth-sales'))));
