import type { MiddlewareHandler } from 'hono'

const canDecode = (path: string): boolean => {
  try {
    // Its result is used, or the bundler leaves the call out.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * The plain form of a path: one slash at the start, none at the end (docs/product.md, "Routes"). A
 * path that starts with two slashes would name another host in a redirect, so runs of slashes
 * become one.
 */
export function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

/** Redirects to the plain form of a path, the query kept; a path nobody can decode is unknown. */
export const plainPaths: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!canDecode(pathname)) return c.redirect('/404', 302)
  const plain = plainPath(pathname)
  if (plain !== pathname) return c.redirect(`${plain}${search}`, 301)
  return next()
}
