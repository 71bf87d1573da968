// The package has no types of its own; this is as much of it as fonts.ts uses.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
