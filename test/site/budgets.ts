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
  { path: '/', documentKb: 17.01, modulesKb: 125.38 },
  { path: '/home', documentKb: 21.68, modulesKb: 106.93 },
  { path: '/property', documentKb: 21.35, modulesKb: 111.85 },
  { path: '/property?type=sale', documentKb: 29.32, modulesKb: 118.53 },
  { path: '/sale/2', documentKb: 23.37, modulesKb: 109.73 },
  { path: '/favorite', documentKb: 17.25, modulesKb: 109.13 },
  { path: '/about', documentKb: 19.83, modulesKb: 107.03 },
  { path: '/contact', documentKb: 17.13, modulesKb: 126.7 },
  { path: '/reviews', documentKb: 17.43, modulesKb: 124.53 },
  { path: '/lifestyle', documentKb: 18.67, modulesKb: 106.68 },
  { path: '/privacy', documentKb: 20.42, modulesKb: 105.78 },
  { path: '/help', documentKb: 17.37, modulesKb: 103.43 },
  { path: '/settings', documentKb: 17.48, modulesKb: 128.43 },
]
