/** Caches that the service worker fills. Browsers have stored these names. */
export const CACHES = {
  /** Scripts, styles and fonts, whose names change with their content. */
  assets: 'assets',
  /** Pictures of visited pages. */
  pictures: 'pictures',
  /** Visited documents. */
  pages: 'pages',
  /** Documents of lists that this browser is on. */
  lists: 'list-pages',
  /** Data of client-side navigations. */
  data: 'page-data',
  /** Documents, and their first pictures, that are fetched with each version of the site. */
  shell: 'shell',
  /** Pages and pictures of favorites. */
  favorites: 'favorite-pages',
} as const

type CacheName = keyof typeof CACHES

interface CacheLimit {
  readonly maxEntries: number
  readonly maxAgeSeconds: number
}

const DAY_SECONDS = 24 * 3_600

/** See docs/product/shell.md, "Without a connection". The least recently used entry goes first. */
export const CACHE_LIMITS: Readonly<Record<Exclude<CacheName, 'shell' | 'favorites'>, CacheLimit>> =
  {
    // Several builds of some 90 files (`scripts/build/worker.ts`): a document that is stored for a
    // week needs the files of its build, and all builds share this cache.
    assets: { maxEntries: 900, maxAgeSeconds: 60 * DAY_SECONDS },
    pictures: { maxEntries: 200, maxAgeSeconds: 30 * DAY_SECONDS },
    pages: { maxEntries: 60, maxAgeSeconds: 7 * DAY_SECONDS },
    lists: { maxEntries: 20, maxAgeSeconds: 30 * DAY_SECONDS },
    data: { maxEntries: 60, maxAgeSeconds: 7 * DAY_SECONDS },
  }

/** Only the latest favorites are kept. */
export const MAX_KEPT_FAVORITES = 100

/** Browsers count a picture of another site as several megabytes, whatever its size. */
export const MAX_KEPT_FOREIGN_PICTURES = 60

/**
 * Caches that reveal which pages were visited. Favorites are not among them: they belong to the
 * browser, not to an account.
 */
export const PERSONAL_CACHES: readonly string[] = [
  CACHES.pages,
  CACHES.lists,
  CACHES.data,
  CACHES.pictures,
]
