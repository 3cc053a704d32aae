declare module 'virtual:homestand/component-facts' {
  export const facts: Record<
    string,
    import('../../scripts/componentDocs/describe.ts').ComponentFacts
  >;
  export const history: import('../../scripts/componentDocs/history.ts').History;
}
