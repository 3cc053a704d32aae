import { createReturnAddress } from '@homestand/app-core/session/returnAddress';

export const { keepReturnAddress, useReturnAddress, dropReturnAddress } = createReturnAddress(
  'redirect_uri',
  /^\/[up]\/[^\\]*$/,
);
