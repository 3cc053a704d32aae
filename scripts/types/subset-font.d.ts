declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2';
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    keepFeatures?: string[];
  };
  const subsetFont: (font: Uint8Array, text: string, options: Options) => Promise<Uint8Array>;
  export default subsetFont;
}
