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
  { path: '/', documentKb: 17.17, modulesKb: 125.45 },
  { path: '/home', documentKb: 21.87, modulesKb: 107.05 },
  { path: '/property', documentKb: 21.62, modulesKb: 111.95 },
  { path: '/property?type=sale', documentKb: 29.5, modulesKb: 118.6 },
  { path: '/sale/2', documentKb: 23.5, modulesKb: 109.8 },
  { path: '/favorite', documentKb: 17.44, modulesKb: 109.2 },
  { path: '/about', documentKb: 20.03, modulesKb: 107.15 },
  { path: '/contact', documentKb: 17.33, modulesKb: 127.12 },
  { path: '/reviews', documentKb: 17.56, modulesKb: 124.66 },
  { path: '/lifestyle', documentKb: 18.8, modulesKb: 106.75 },
  { path: '/privacy', documentKb: 20.65, modulesKb: 105.92 },
  { path: '/help', documentKb: 17.57, modulesKb: 103.5 },
  { path: '/settings', documentKb: 17.61, modulesKb: 128.55 },
]
