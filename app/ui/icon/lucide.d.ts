/** The shapes of a Lucide icon, in a view box of 24 by 24 (`scripts/build/lucide-icons.ts`). */
declare module 'virtual:lucide/*' {
  const shapes: string
  export default shapes
}
