/**
 * A wake-up signal between processes, without a payload: a woken process reads the database again. A signal
 * may be lost or delivered twice, so readers also poll the database at intervals.
 */
export type Bus = {
  publish(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Rejects while other processes cannot be woken. */
  check(): Promise<void>;
  close(): Promise<void>;
};
