/** What a screen may cost. Kilobytes are 1000 bytes as sent, compressed with brotli. */
export interface ScreenBudget {
  readonly path: string
  /** The document, including its styles. */
  readonly documentKb: number
  /** The modules that hydrate it; none of them loads before the largest paint. */
  readonly modulesKb: number
}

/** Budgets of the screens that people read, with one listing to stand for all. */
export const SCREEN_BUDGETS: readonly ScreenBudget[] = [
  { path: '/', documentKb: 22, modulesKb: 150 },
  { path: '/home', documentKb: 27, modulesKb: 137.5 },
  { path: '/property', documentKb: 26.5, modulesKb: 145 },
  { path: '/property?type=sale', documentKb: 34, modulesKb: 145 },
  { path: '/sale/2', documentKb: 28.5, modulesKb: 142 },
  { path: '/favorite', documentKb: 22.5, modulesKb: 138 },
  { path: '/about', documentKb: 25.5, modulesKb: 138 },
  { path: '/contact', documentKb: 22.5, modulesKb: 152.5 },
  { path: '/reviews', documentKb: 23, modulesKb: 153.5 },
  { path: '/lifestyle', documentKb: 24, modulesKb: 137 },
  { path: '/privacy', documentKb: 25.5, modulesKb: 137 },
  { path: '/help', documentKb: 23, modulesKb: 135.5 },
  { path: '/settings', documentKb: 22.5, modulesKb: 155.5 },
]
