/** Published without types. */
declare module '@storybook/react/preset' {
  export type Component = {
    id: string;
    name: string;
    /** The stories file from the root: `./packages/ui/src/…`. */
    path: string;
    stories?: { id?: string; name: string; snippet?: string }[];
  };
  export function experimental_manifests(
    existing: object,
    options: object,
  ): Promise<{ components?: { components: Record<string, Component> } }>;
}
