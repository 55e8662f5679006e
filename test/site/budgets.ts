/** What a screen may cost. Kilobytes are 1000 bytes as sent, compressed with brotli. */
export interface ScreenBudget {
  readonly path: string
  /** The document, including its styles. */
  readonly documentKb: number
  /** The modules that hydrate it; none of them loads before the largest paint. */
  readonly modulesKb: number
}

/** The screens that people read, with one listing to stand for all. */
export const SCREEN_BUDGETS: readonly ScreenBudget[] = [
  { path: '/', documentKb: 20.5, modulesKb: 139 },
  { path: '/home', documentKb: 26, modulesKb: 132 },
  { path: '/property', documentKb: 25.5, modulesKb: 141 },
  { path: '/property?type=sale', documentKb: 33, modulesKb: 141 },
  { path: '/sale/2', documentKb: 27.5, modulesKb: 138.5 },
  { path: '/favorite', documentKb: 21.5, modulesKb: 133.5 },
  { path: '/about', documentKb: 24, modulesKb: 130 },
  { path: '/contact', documentKb: 21.5, modulesKb: 150.5 },
  { path: '/reviews', documentKb: 21.5, modulesKb: 145 },
  { path: '/lifestyle', documentKb: 22.5, modulesKb: 130.5 },
  { path: '/privacy', documentKb: 24, modulesKb: 128.5 },
  { path: '/help', documentKb: 21.5, modulesKb: 126.5 },
  { path: '/settings', documentKb: 22, modulesKb: 153.5 },
]
