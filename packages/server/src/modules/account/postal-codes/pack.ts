export type Place = { prefecture: string; city: string; town: string };

export type CodedPlace = Place & { postalCode: string };

/** Marks a section: one per first three digits. Its lines hold the rest of the code and its towns. */
const part = '=';
const place = '@';

/**
 * Packs all codes into one text that compresses well and is searched without unpacking: a Map of 140,000
 * codes would take 30 MB of memory, this takes 4.
 */
export function packPlaces(places: readonly CodedPlace[]): string {
  const lines: string[] = [];
  let beginning = '';
  let where = '';
  for (const { postalCode, prefecture, city, town } of inOrder(places)) {
    if (postalCode.slice(0, 3) !== beginning) {
      beginning = postalCode.slice(0, 3);
      where = '';
      lines.push(part + beginning);
    }
    if (`${prefecture}\t${city}` !== where) {
      where = `${prefecture}\t${city}`;
      lines.push(place + where);
    }
    lines.push(postalCode.slice(3) + town);
  }
  return `${lines.join('\n')}\n`;
}

/** Sorted by code, keeping the given order within one code. Duplicate places of a code are removed. */
function inOrder(places: readonly CodedPlace[]): CodedPlace[] {
  const own = new Map(
    places.map((place) => [
      `${place.postalCode}\t${place.prefecture}\t${place.city}\t${place.town}`,
      place,
    ]),
  );
  return [...own.values()].sort((a, b) => Number(a.postalCode) - Number(b.postalCode));
}

/** Returns a lookup of places by code in a packed text. */
export function openPlaces(packed: Buffer): (postalCode: string) => Place[] {
  const parts = partsOf(packed);
  return (postalCode) => {
    const bounds = parts.get(postalCode.slice(0, 3));
    if (!bounds) return [];
    const found: Place[] = [];
    let [prefecture, city] = ['', ''];
    for (const line of packed.toString('utf8', ...bounds).split('\n')) {
      if (line.startsWith(place)) [prefecture = '', city = ''] = line.slice(1).split('\t');
      else if (line.startsWith(postalCode.slice(3)))
        found.push({ prefecture, city, town: line.slice(4) });
    }
    return found;
  };
}

/** Byte range of each section. */
function partsOf(packed: Buffer): Map<string, [begin: number, end: number]> {
  const parts = new Map<string, [number, number]>();
  let last: [number, number] | undefined;
  for (let at = 0; at !== -1; ) {
    const begin = at + part.length + 3;
    if (last) last[1] = at;
    last = [begin, packed.length];
    parts.set(packed.toString('latin1', at + part.length, begin), last);
    const next = packed.indexOf(`\n${part}`, begin);
    at = next === -1 ? -1 : next + 1;
  }
  return parts;
}
