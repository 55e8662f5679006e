/** What a screen may cost. Kilobytes are 1000 bytes as sent, compressed with brotli. */
export interface ScreenBudget {
  readonly path: string
  /** The document, including its styles. */
  readonly documentKb: number
  /** The modules that hydrate it; none of them loads before the first interaction or the largest paint. */
  readonly modulesKb: number
}

/**
 * The screens that people read, with one listing to stand for all. Names of scripts contain a hash, so any change
 * may move these by up to 0.05 kB.
 */
export const SCREEN_BUDGETS: readonly ScreenBudget[] = [
  { path: '/', documentKb: 17.25, modulesKb: 130.3 },
  { path: '/home', documentKb: 22.4, modulesKb: 112.2 },
  { path: '/property', documentKb: 21.7, modulesKb: 121.7 },
  { path: '/property?type=sale', documentKb: 29.4, modulesKb: 121.7 },
  { path: '/sale/2', documentKb: 23.5, modulesKb: 115 },
  { path: '/favorite', documentKb: 17.9, modulesKb: 114.4 },
  { path: '/about', documentKb: 20, modulesKb: 112.3 },
  { path: '/contact', documentKb: 17.5, modulesKb: 128.2 },
  { path: '/reviews', documentKb: 17.7, modulesKb: 129.5 },
  { path: '/lifestyle', documentKb: 19.4, modulesKb: 111.9 },
  { path: '/privacy', documentKb: 20.7, modulesKb: 111 },
  { path: '/help', documentKb: 17.65, modulesKb: 108.6 },
  { path: '/settings', documentKb: 17.7, modulesKb: 133.3 },
]
