import { type components, sendOnce, unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from '../client';
import { unwrapBlob } from '../unwrapBlob';

type Schemas = components['schemas'];
export type ShipmentRow = Schemas['ShipmentRow'];
export type ShipmentPreview = Schemas['ShipmentPreview'];
export type ShipmentChange = Schemas['ShipmentChange'];

/** Ships an order, or corrects how it was shipped. What is stored already changes nothing. */
export const putOrderShipment = (
  orderId: string,
  body: ShipmentChange,
): Promise<Schemas['Shipment']> =>
  unwrap(
    client.PUT('/v1/admin/orders/{orderId}/shipment', { params: { path: { orderId } }, body }),
  );

/** What the file would change; nothing is changed. */
export const previewShipments = (file: string): Promise<ShipmentPreview> =>
  unwrap(client.POST('/v1/admin/shipments/preview', { body: { file } }));

/** Ships all of these orders or none: once for each key, however often it is sent. */
export const createShipments = (
  key: string,
  rows: readonly ShipmentRow[],
): Promise<Schemas['ShipmentCount']> =>
  sendOnce(key, (header) =>
    unwrap(
      client.POST('/v1/admin/shipments', {
        params: { header },
        body: {
          shipments: rows.flatMap(({ orderId, after, changeId }) =>
            after ? [{ orderId, ...after, changeId }] : [],
          ),
        },
      }),
    ),
  );

/** The addresses of all orders that wait to be shipped. */
export const exportLabels = () =>
  unwrapBlob(client.GET('/v1/admin/shipments/labels.csv', { parseAs: 'blob' }));

/** The orders to pack, or one of them. Each load is in the log, so it is not repeated when the window gets the focus. */
export const usePackingOrders = (orderId: string | undefined) =>
  useSWR(
    ['packing', orderId] as const,
    ([, id]) =>
      unwrap(
        client.GET('/v1/admin/shipments/packing', {
          params: { query: id === undefined ? {} : { orderId: id } },
        }),
      ),
    { revalidateOnFocus: false },
  );
