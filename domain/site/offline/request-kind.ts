import { withoutLanguage } from '#domain/platform/language.ts'
import { PATHS, type ScreenPath } from '#domain/platform/paths.ts'
import { getPageOfData } from './data-path.ts'

/** Decides how the service worker handles a request; it leaves `other` to the browser. */
export type RequestKind = 'page' | 'private page' | 'list' | 'data' | 'asset' | 'picture' | 'other'

/** New screens must be added here. Only pages that are the same for everyone may be stored, besides `LIST`. */
const IS_STORED: Readonly<Record<ScreenPath, boolean>> = {
  [PATHS.signIn]: true,
  [PATHS.home]: true,
  [PATHS.search]: true,
  [PATHS.favorites]: true,
  [PATHS.settings]: true,
  [PATHS.about]: true,
  [PATHS.contact]: true,
  [PATHS.reviews]: true,
  [PATHS.lifestyle]: true,
  [PATHS.help]: true,
  [PATHS.privacy]: true,
  [PATHS.terms]: true,
  [PATHS.legalNotice]: true,
  [PATHS.forgotPassword]: true,
  [PATHS.newsletter]: true,
  // These links come from mails and carry a token.
  [PATHS.emailAction]: false,
  [PATHS.confirmSubscription]: false,
  [PATHS.unsubscribe]: false,
  [PATHS.confirmHome]: false,
  // These pages belong to one person.
  [PATHS.myListings]: false,
  [PATHS.mySearches]: false,
  [PATHS.saveSearch]: false,
  [PATHS.lists]: false,
  [PATHS.moderation]: false,
  [PATHS.messages]: false,
  [PATHS.notFound]: false,
}

/** Pages of one person are never stored, but typed text is, so without a connection they say so. */
const PRIVATE = /^\/(?:my|messages|moderation|searches)(?:\/|$)/
/** Lists change without a connection as well, so their pages are stored, until somebody signs out. */
const LIST = /^\/list\/[\da-f-]{36}$/
const LISTING = /^\/[a-z]+\/\d+$/
/** Files outside of `/assets/` that the offline page needs. */
export const SHELL_FILES = ['/favicon.svg', '/plain-page.css']

const isScreen = (path: string) =>
  (Object.hasOwn(IS_STORED, path) && IS_STORED[path as ScreenPath]) || LISTING.test(path)

/** @param isDocument whether a document is requested */
export function getRequestKind(method: string, pathname: string, isDocument: boolean): RequestKind {
  if (method !== 'GET') return 'other'
  if (pathname.startsWith('/assets/') || SHELL_FILES.includes(pathname)) return 'asset'
  if (pathname.startsWith('/pictures/')) return 'picture'
  const path = withoutLanguage(pathname)
  if (isDocument && (PRIVATE.test(path) || path === PATHS.lists)) return 'private page'
  if (isDocument && LIST.test(path)) return 'list'
  if (isDocument) return isScreen(path) ? 'page' : 'other'
  return isScreen(getPageOfData(path) ?? '') ? 'data' : 'other'
}
