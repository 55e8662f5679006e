/** The module and what it imports as one classic script (`scripts/build/inline-scripts.ts`). */
declare module '*?inline-script' {
  const source: string
  export default source
}
