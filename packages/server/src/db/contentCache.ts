/**
 * Keeps a value of the club's content (`club_content`) in memory while its version stays the same. The version must be
 * read before the value: a value read later is at least as new.
 */
export function contentCache<Value>(
  load: () => Promise<Value>,
): (version: string) => Promise<Value> {
  let last: { version: string; value: Promise<Value> } | undefined;

  return (version) => {
    if (last?.version === version) return last.value;
    const loaded = { version, value: load() };
    last = loaded;
    loaded.value.catch(() => {
      if (last === loaded) last = undefined;
    });
    return loaded.value;
  };
}
