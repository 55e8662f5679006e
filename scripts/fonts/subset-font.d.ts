declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  /** Keeps the glyphs of `text`; the package's own README describes the options. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes: Readonly<Record<string, Axis>>
      keepFeatures: readonly string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
