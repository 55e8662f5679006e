import { PATHS, type ScreenPath } from '#domain/site/links.ts'
import { getPageOfData } from './data-path.ts'

/** What the service worker does with a request depends on it; it leaves `other` to the browser. */
export type RequestKind = 'page' | 'data' | 'asset' | 'picture' | 'other'

/** A new screen is stored only if somebody says so here, and it is the same for everyone. */
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
  // Mailed links carry a token.
  [PATHS.emailAction]: false,
  [PATHS.confirmSubscription]: false,
  [PATHS.unsubscribe]: false,
  [PATHS.confirmHome]: false,
  // Of one person.
  [PATHS.myListings]: false,
  [PATHS.moderation]: false,
  [PATHS.messages]: false,
  [PATHS.notFound]: false,
}

const LISTING = /^\/[a-z]+\/\d+$/
/** Outside of `/assets/`: what the page without a connection needs. */
const SHELL_FILES = ['/favicon.svg', '/overloaded-page.css']

const isScreen = (path: string) =>
  (Object.hasOwn(IS_STORED, path) && IS_STORED[path as ScreenPath]) || LISTING.test(path)

/** @param isDocument whether a document is requested */
export function getRequestKind(method: string, pathname: string, isDocument: boolean): RequestKind {
  if (method !== 'GET') return 'other'
  if (pathname.startsWith('/assets/') || SHELL_FILES.includes(pathname)) return 'asset'
  if (pathname.startsWith('/pictures/')) return 'picture'
  if (isDocument) return isScreen(pathname) ? 'page' : 'other'
  return isScreen(getPageOfData(pathname) ?? '') ? 'data' : 'other'
}
