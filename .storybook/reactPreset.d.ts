/** Published without types. */
declare module '@storybook/react/preset' {
  type Component = {
    id: string;
    name: string;
    path: string;
    stories?: { id?: string; name: string; snippet?: string }[];
  };
  export function experimental_manifests(
    existing: object,
    options: object,
  ): Promise<{ components?: { components: Record<string, Component> } }>;
}
