export type RefusalReason =
  | 'empty'
  | 'heic'
  | 'unsupported'
  | 'image_too_large'
  | 'video_too_large'
  | 'too_many_pixels'
  | 'unreadable';

/** The file is refused because of its content; the sender is shown the reason. */
export class MediaRefusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`The file is refused: ${reason}.`, options);
    this.reason = reason;
  }
}
