/** The `size` pages nearest to `page`, in order; fewer where there are fewer. Pages count from 1. */
export function getPageWindow(page: number, pageCount: number, size: number): number[] {
  const count = Math.min(size, pageCount)
  const centered = page - Math.floor(count / 2)
  const from = Math.max(1, Math.min(centered, pageCount - count + 1))
  return Array.from({ length: count }, (_, index) => from + index)
}
