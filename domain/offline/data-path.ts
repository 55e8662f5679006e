/** The path of the page whose data is at `/property.data`, or at `/_.data` for `/`; `null` for others. */
export function getPageOfData(pathname: string): string | null {
  if (!pathname.endsWith('.data')) return null
  const path = pathname.slice(0, -'.data'.length)
  return path === '/_' ? '/' : path
}

/** Where the data of a page is. */
export const getDataPath = (pathname: string): string =>
  pathname === '/' ? '/_.data' : `${pathname}.data`
