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
  { path: '/', documentKb: 16.46, modulesKb: 125.05 },
  { path: '/home', documentKb: 21.13, modulesKb: 106.8 },
  { path: '/property', documentKb: 20.82, modulesKb: 111.6 },
  { path: '/property?type=sale', documentKb: 28.61, modulesKb: 118.2 },
  { path: '/sale/2', documentKb: 22.8, modulesKb: 109.6 },
  { path: '/favorite', documentKb: 16.65, modulesKb: 109.0 },
  { path: '/about', documentKb: 19.3, modulesKb: 106.9 },
  { path: '/contact', documentKb: 16.58, modulesKb: 122.9 },
  { path: '/reviews', documentKb: 16.9, modulesKb: 124.2 },
  { path: '/lifestyle', documentKb: 18.04, modulesKb: 106.5 },
  { path: '/privacy', documentKb: 19.88, modulesKb: 105.6 },
  { path: '/help', documentKb: 16.84, modulesKb: 103.3 },
  { path: '/settings', documentKb: 16.89, modulesKb: 128.1 },
]
