import { createReturnAddress } from '@homestand/app-core/session/returnAddress';

/** From the app's own address a login leads to the first page of the role. */
export const { keepReturnAddress, useReturnAddress, dropReturnAddress } = createReturnAddress(
  'staff_redirect_uri',
  /^\/(?![/\\]).+$/,
);
