/** The `size` pages nearest to `page`, ascending; fewer if there are fewer. Pages are numbered from 1. */
export function getPageWindow(page: number, pageCount: number, size: number): number[] {
  const count = Math.min(size, pageCount)
  const centered = page - Math.floor(count / 2)
  const first = Math.max(1, Math.min(centered, pageCount - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}
