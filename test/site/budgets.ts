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
  { path: '/', documentKb: 16, modulesKb: 130 },
  { path: '/home', documentKb: 18, modulesKb: 114 },
  { path: '/property', documentKb: 19, modulesKb: 119 },
  { path: '/property?type=sale', documentKb: 26, modulesKb: 119 },
  { path: '/sale/2', documentKb: 20, modulesKb: 116 },
  { path: '/favorite', documentKb: 15, modulesKb: 113 },
  { path: '/about', documentKb: 18, modulesKb: 113 },
  { path: '/contact', documentKb: 16, modulesKb: 130 },
  { path: '/reviews', documentKb: 16, modulesKb: 131 },
  { path: '/lifestyle', documentKb: 17, modulesKb: 115 },
  { path: '/privacy', documentKb: 18, modulesKb: 113 },
  { path: '/help', documentKb: 16, modulesKb: 111 },
  { path: '/settings', documentKb: 16, modulesKb: 135 },
]
