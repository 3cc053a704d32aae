export { anySignal } from './anySignal';
export { type ApiClient, createApiClient, unwrap } from './client';
export type { Connection } from './connection';
export { successCode } from './envelope';
export { ApiError, type FieldError, NetworkError, type NetworkReason } from './errors';
export { followEvents, type LiveEvent, type LiveOptions } from './events';
export { createKey } from './key';
export { dropUpload, type ResumableOptions, uploadResumably } from './resumable';
export { pauseAfter, type RetryOptions, sendOnce, withRetry } from './retry';
export type { components, operations, paths } from './schema.gen';
export type { Progress } from './sendBody';
export {
  type FanMedia,
  type MediaOptions,
  type PlayerMedia,
  sendFanMedia,
  sendPlayerMedia,
} from './upload';
export { schemaOf } from './validate';
