declare module 'virtual:homestand/component-facts' {
  export const facts: Record<
    string,
    import('../../scripts/componentDocs/describe.ts').ComponentFacts
  >;
  export const history: import('../../scripts/componentDocs/history.ts').History;
}

declare module 'virtual:homestand/screen-flow' {
  type FlowScreen = import('../../scripts/screenFlow/screens.ts').FlowScreen;
  export const screens: FlowScreen[];
}

declare module 'virtual:homestand/story-pictures' {
  /** In px, by story and width of the window. */
  export const heights: Record<string, Record<string, number>>;
  /** Story and width of those that the visits have not left on this machine. */
  export const missing: string[];
}
