/** The page whose data is at `/property.data`, or at `/_.data` for `/`; `null` for other paths. */
export function getPageOfData(pathname: string): string | null {
  if (!pathname.endsWith('.data')) return null
  const path = pathname.slice(0, -'.data'.length)
  return path === '/_' ? '/' : path
}

export const getDataPath = (pathname: string): string =>
  pathname === '/' ? '/_.data' : `${pathname}.data`
