/** What a screen may cost. Kilobytes are 1000 bytes as sent, with brotli. */
export interface ScreenBudget {
  readonly path: string
  /** The document, with its styles. */
  readonly documentKb: number
  /** The modules that hydrate it; none of them comes before the first touch or the largest paint. */
  readonly modulesKb: number
}

/** Every screen, with a listing for all of them. */
export const SCREEN_BUDGETS: readonly ScreenBudget[] = [
  { path: '/', documentKb: 16, modulesKb: 131 },
  { path: '/home', documentKb: 18, modulesKb: 115 },
  { path: '/property', documentKb: 19, modulesKb: 120 },
  { path: '/property?type=sale', documentKb: 26, modulesKb: 120 },
  { path: '/sale/2', documentKb: 20, modulesKb: 117 },
  { path: '/favorite', documentKb: 15, modulesKb: 114 },
  { path: '/about', documentKb: 18, modulesKb: 114 },
  { path: '/contact', documentKb: 16, modulesKb: 131 },
  { path: '/reviews', documentKb: 16, modulesKb: 132 },
  { path: '/lifestyle', documentKb: 17, modulesKb: 116 },
  { path: '/privacy', documentKb: 18, modulesKb: 114 },
  { path: '/help', documentKb: 16, modulesKb: 112 },
  { path: '/settings', documentKb: 16, modulesKb: 136 },
]
