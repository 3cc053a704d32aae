/** Whose read mark has moved, and where. */
export type ReadMark = { personId: string; topicId: string };

/**
 * Signals between processes. A wake-up has no payload: a woken process reads the database again. Moved read marks are
 * named. A signal may be lost or delivered twice, so readers also poll the database at intervals.
 */
export type Bus = {
  publish(): Promise<void>;
  subscribe(listener: () => void): () => void;
  publishReads(marks: readonly ReadMark[]): Promise<void>;
  subscribeReads(listener: (marks: readonly ReadMark[]) => void): () => void;
  /** Rejects while other processes cannot be woken. */
  check(): Promise<void>;
  close(): Promise<void>;
};
