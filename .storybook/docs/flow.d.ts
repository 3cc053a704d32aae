declare module 'virtual:homestand/screen-flow' {
  type FlowScreen = import('../../scripts/screenFlow/screens.ts').FlowScreen;
  export const screens: FlowScreen[];
}
