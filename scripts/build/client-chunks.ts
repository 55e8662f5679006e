// Which modules browsers download together. Few files: each is a request, and small ones compress
// badly.
import { relative } from 'node:path'
import {
  ACCOUNT,
  CARDS,
  COMPANY,
  CONVERSATIONS,
  DEFERRED,
  EVERY_PAGE,
  FAVORITE_TIMES,
  FIELDS,
  FOOTER,
  FORMS,
  FRAMEWORK,
  ICONS,
  IDENTITY,
  IDENTITY_CLIENTS,
  IDENTITY_DATA,
  LISTINGS,
  MAP_FRAMES,
  OFFERS,
  PINS,
  PRICES,
  RARELY_SHARED,
  SEARCH,
  SHARED,
  SIGNED_IN_HEADER,
  UNSENT_FORMS,
} from './client-chunk-paths.ts'
import { FRAME_STYLES, NOT_FRAME_STYLES } from './client-style-paths.ts'
import { createEntryFinder, type ModuleGraph } from './entry-finder.ts'
import { isLucideIcon } from './lucide-icons.ts'

/** Every path above, of files and folders. */
export const CHUNK_PATHS: readonly string[] = [
  ...[
    EVERY_PAGE,
    SHARED,
    FORMS,
    ACCOUNT,
    SIGNED_IN_HEADER,
    IDENTITY,
    IDENTITY_CLIENTS,
    IDENTITY_DATA,
    ICONS,
    LISTINGS,
    PRICES,
    CARDS,
    SEARCH,
    OFFERS,
    CONVERSATIONS,
    RARELY_SHARED,
    MAP_FRAMES,
    UNSENT_FORMS,
    FOOTER,
    FIELDS,
    COMPANY,
    FAVORITE_TIMES,
    DEFERRED,
    FRAMEWORK,
    FRAME_STYLES,
    NOT_FRAME_STYLES,
  ],
].flat()

const isCss = (path: string) => path.endsWith('.css')
const isIn = (paths: readonly string[], path: string) => paths.some((it) => path.startsWith(it))

/**
 * The groups of rolldown's `codeSplitting`: a group includes its imports, unless a group above has
 * them.
 */
export function clientChunks(root: string) {
  const toPath = (id: string) => relative(root, id.split('?')[0] ?? id)
  const test = (matches: (path: string) => boolean) => (id: string) => matches(toPath(id))
  const OWN = [
    FORMS,
    ACCOUNT,
    SIGNED_IN_HEADER,
    IDENTITY,
    ICONS,
    RARELY_SHARED,
    MAP_FRAMES,
    UNSENT_FORMS,
    FOOTER,
    FIELDS,
    COMPANY,
    FAVORITE_TIMES,
    DEFERRED,
    LISTINGS,
    PRICES,
    CARDS,
    SEARCH,
    OFFERS,
    CONVERSATIONS,
  ].flat()
  const findEntries = createEntryFinder(root)
  const shared = (id: string, graph: ModuleGraph) => {
    const path = toPath(id)
    if (isCss(path)) return null
    const entries = findEntries(id, graph)
    const isOnEveryPage = EVERY_PAGE.some((entry) => entries.has(entry))
    // No page loads both clients of an identity service.
    const count = entries.size - (IDENTITY_CLIENTS.every((it) => entries.has(it)) ? 1 : 0)
    const isShared = count > 1 && isIn(SHARED, path) && !isIn(OWN, path)
    return isOnEveryPage || isShared ? 'shared' : null
  }
  const frame = (path: string) =>
    isCss(path) && isIn(FRAME_STYLES, path) && !isIn(NOT_FRAME_STYLES, path)
  const inListings = (path: string) => !isCss(path) && isIn(LISTINGS, path) && !isIn(CARDS, path)
  const inCards = (path: string) => !isCss(path) && isIn(CARDS, path)
  // Apart from the code, because a page has them before it (`app/routes/search/lazy-results.tsx`).
  const listingStyles = (path: string) => isCss(path) && isIn([...LISTINGS, ...CARDS], path)
  const inMapFrames = test((path) => isIn(MAP_FRAMES, path))
  const icons = (id: string) => isLucideIcon(id) || test((path) => isIn(ICONS, path))(id)
  return [
    { name: 'frame', test: test(frame), priority: 6 },
    { name: 'listing-styles', test: test(listingStyles), minShareCount: 2, priority: 4 },
    { name: 'framework', test: test((path) => isIn(FRAMEWORK, path)), priority: 5 },
    { name: shared, priority: 4 },
    { name: 'unsent', test: test((path) => isIn(UNSENT_FORMS, path)), priority: 3 },
    { name: 'company', test: test((path) => isIn(COMPANY, path)), priority: 5 },
    { name: 'fields', test: test((path) => isIn(FIELDS, path)), priority: 4 },
    { name: 'footer', test: test((path) => isIn(FOOTER, path)), priority: 3 },
    { name: 'favorite-times', test: test((path) => isIn(FAVORITE_TIMES, path)), priority: 2 },
    { name: 'offline', test: test((path) => isIn(DEFERRED, path)), priority: 3 },
    { name: 'listings', test: test(inListings), minShareCount: 2, priority: 3 },
    { name: 'prices', test: test((path) => isIn(PRICES, path)), minShareCount: 2, priority: 4 },
    { name: 'cards', test: test(inCards), minShareCount: 2, priority: 2 },
    { name: 'search', test: test((path) => isIn(SEARCH, path)), minShareCount: 2, priority: 3 },
    { name: 'offers', test: test((path) => isIn(OFFERS, path)), minShareCount: 2, priority: 3 },
    { name: 'pins', test: test((path) => isIn(PINS, path)), minShareCount: 2, priority: 4 },
    { name: 'map-frames', test: inMapFrames, minShareCount: 2, priority: 3 },
    { name: 'identity', test: test((path) => isIn(IDENTITY, path)), minShareCount: 2, priority: 3 },
    {
      ...{ name: 'open-identity-data', test: test((path) => isIn(IDENTITY_DATA, path)) },
      ...{ minShareCount: 2, priority: 1 },
    },
    { name: 'icons', test: icons, minShareCount: 2, priority: 3 },
    { name: 'forms', test: test((path) => isIn(FORMS, path)), minShareCount: 2, priority: 2 },
    {
      ...{ name: 'account-menu', test: test((path) => isIn(SIGNED_IN_HEADER, path)) },
      ...{ minShareCount: 2, priority: 2 },
    },
    {
      ...{ name: 'conversations', test: test((path) => isIn(CONVERSATIONS, path)) },
      ...{ minShareCount: 2, priority: 1 },
    },
    { name: 'account', test: test((path) => isIn(ACCOUNT, path)), minShareCount: 2, priority: 1 },
  ]
}
