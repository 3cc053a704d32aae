export { type ApiClient, createApiClient, unwrap } from './client';
export { successCode } from './envelope';
export { ApiError, type FieldError, NetworkError } from './errors';
export type { components, operations } from './schema.gen';
