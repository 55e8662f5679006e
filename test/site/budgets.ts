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
  { path: '/', documentKb: 16.62, modulesKb: 125.25 },
  { path: '/home', documentKb: 21.29, modulesKb: 106.8 },
  { path: '/property', documentKb: 20.96, modulesKb: 111.8 },
  { path: '/property?type=sale', documentKb: 28.93, modulesKb: 118.4 },
  { path: '/sale/2', documentKb: 22.98, modulesKb: 109.6 },
  { path: '/favorite', documentKb: 16.86, modulesKb: 109.0 },
  { path: '/about', documentKb: 19.44, modulesKb: 106.9 },
  { path: '/contact', documentKb: 16.74, modulesKb: 123.1 },
  { path: '/reviews', documentKb: 17.04, modulesKb: 124.4 },
  { path: '/lifestyle', documentKb: 18.28, modulesKb: 106.5 },
  { path: '/privacy', documentKb: 20.03, modulesKb: 105.65 },
  { path: '/help', documentKb: 16.98, modulesKb: 103.3 },
  { path: '/settings', documentKb: 17.09, modulesKb: 128.3 },
]
