import { createApiClient } from '@homestand/api-client';

export const client = createApiClient({ baseUrl: '/api' });
