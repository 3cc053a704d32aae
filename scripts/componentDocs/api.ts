export type Prop = { name: string; type: string; isRequired: boolean };
export type ComponentApi = { props: Prop[]; native: string | undefined };

/** The components of api.snap with their own props, and the line about the native ones. */
export function readComponents(snapshot: string): Map<string, ComponentApi> {
  const components = new Map<string, ComponentApi>();
  for (const block of snapshot.trim().split('\n\n')) {
    const [head = '', ...lines] = block.split('\n');
    const name = /^<(\w+)>$/.exec(head)?.[1];
    if (name === undefined) continue;
    const props = lines.flatMap((line) => {
      const [, quoted, plain, optional, type] =
        /^ {2}(?:'([^']+)'|(\w+))(\?)?: (.+)$/.exec(line) ?? [];
      const prop = quoted ?? plain;
      if (prop === undefined || type === undefined) return [];
      return [{ name: prop, type, isRequired: optional === undefined }];
    });
    const native = lines.find((line) => line.startsWith('  …'))?.slice(3);
    components.set(name, { props, native });
  }
  return components;
}
