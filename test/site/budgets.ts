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
  { path: '/', documentKb: 16.46, modulesKb: 130.35 },
  { path: '/home', documentKb: 21.13, modulesKb: 112.2 },
  { path: '/property', documentKb: 20.82, modulesKb: 121.7 },
  { path: '/property?type=sale', documentKb: 28.61, modulesKb: 121.7 },
  { path: '/sale/2', documentKb: 22.72, modulesKb: 115 },
  { path: '/favorite', documentKb: 16.58, modulesKb: 114.4 },
  { path: '/about', documentKb: 19.23, modulesKb: 112.3 },
  { path: '/contact', documentKb: 16.54, modulesKb: 128.2 },
  { path: '/reviews', documentKb: 16.86, modulesKb: 129.55 },
  { path: '/lifestyle', documentKb: 18.04, modulesKb: 111.9 },
  { path: '/privacy', documentKb: 19.84, modulesKb: 111 },
  { path: '/help', documentKb: 16.84, modulesKb: 108.6 },
  { path: '/settings', documentKb: 16.89, modulesKb: 133.4 },
]
