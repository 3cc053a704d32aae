/**
 * A wake-up between processes that carries no payload: whoever is woken reads the database again.
 * A wake-up may be lost or come twice, so a reader also looks now and then by itself.
 */
export type Bus = {
  publish(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Fails while other processes cannot be woken. */
  check(): Promise<void>;
  close(): Promise<void>;
};
