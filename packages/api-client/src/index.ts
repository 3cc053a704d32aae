export { type ApiClient, createApiClient, unwrap } from './client';
export { successCode } from './envelope';
export { ApiError, type FieldError, NetworkError } from './errors';
