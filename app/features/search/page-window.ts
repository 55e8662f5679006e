/** The `size` pages nearest to `page`, in order; fewer where there are fewer. Pages count from 1. */
export function pagesAround(page: number, pages: number, size: number): number[] {
  const count = Math.min(size, pages)
  const centered = page - Math.floor(count / 2)
  const from = Math.max(1, Math.min(centered, pages - count + 1))
  return Array.from({ length: count }, (_, index) => from + index)
}
