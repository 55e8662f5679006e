import type { MiddlewareHandler } from 'hono'
import { getPathLanguage, inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'

const canDecode = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * One slash at the start, none at the end (docs/product/shell.md, "Routes"). Repeated slashes become one:
 * a path that starts with two would name another host in a redirect.
 */
export function toCanonicalPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

/**
 * Redirects to the canonical path and keeps the query; a path that cannot be decoded is not found.
 */
export const redirectToCanonicalPath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!canDecode(pathname))
    return c.redirect(inLanguage(PATHS.notFound, getPathLanguage(pathname)), 302)
  const canonical = toCanonicalPath(pathname)
  if (canonical !== pathname) return c.redirect(`${canonical}${search}`, 301)
  return next()
}
