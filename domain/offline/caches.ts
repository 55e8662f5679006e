/** Names of the caches that the service worker fills. They are part of what browsers have stored. */
export const CACHES = {
  /** Scripts, styles and fonts, whose names change with their content. */
  assets: 'assets',
  /** Pictures of pages that were seen. */
  pictures: 'pictures',
  /** Documents that were seen. */
  pages: 'pages',
  /** What client navigations fetched. */
  data: 'page-data',
  /** Documents that are fetched with each version of the site. */
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

/** docs/product.md, "Without a connection". The entry that was not used for longest goes first. */
export const CACHE_LIMITS: Readonly<Record<Exclude<CacheName, 'shell' | 'favorites'>, CacheLimit>> =
  {
    // Five builds of at most 120 files (`scripts/build/shell-assets.ts`): a document that is stored for a week needs the
    // files of its build, and all builds share this cache.
    assets: { maxEntries: 600, maxAgeSeconds: 60 * DAY_SECONDS },
    pictures: { maxEntries: 200, maxAgeSeconds: 30 * DAY_SECONDS },
    pages: { maxEntries: 60, maxAgeSeconds: 7 * DAY_SECONDS },
    data: { maxEntries: 60, maxAgeSeconds: 7 * DAY_SECONDS },
  }

/** The latest favorites are kept. */
export const MAX_KEPT_FAVORITES = 100

/** Browsers count a picture of another site as several megabytes, whatever its size. */
export const MAX_KEPT_FOREIGN_PICTURES = 60

/** What says where the visitor was. Favorites stay: they are a list of the browser, not of an account. */
export const PERSONAL_CACHES: readonly string[] = [CACHES.pages, CACHES.data, CACHES.pictures]
