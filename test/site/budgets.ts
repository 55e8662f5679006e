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
  { path: '/', documentKb: 17.53, modulesKb: 125.52 },
  { path: '/home', documentKb: 22.25, modulesKb: 107.11 },
  { path: '/property', documentKb: 21.89, modulesKb: 112.06 },
  { path: '/property?type=sale', documentKb: 29.85, modulesKb: 118.69 },
  { path: '/sale/2', documentKb: 23.87, modulesKb: 109.9 },
  { path: '/favorite', documentKb: 17.79, modulesKb: 109.32 },
  { path: '/about', documentKb: 20.36, modulesKb: 107.21 },
  { path: '/contact', documentKb: 17.72, modulesKb: 127.19 },
  { path: '/reviews', documentKb: 17.9, modulesKb: 124.66 },
  { path: '/lifestyle', documentKb: 19.13, modulesKb: 106.83 },
  { path: '/privacy', documentKb: 21.1, modulesKb: 106.0 },
  { path: '/help', documentKb: 17.93, modulesKb: 103.57 },
  { path: '/settings', documentKb: 18.0, modulesKb: 128.55 },
]
