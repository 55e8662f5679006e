/** What a screen may cost. Kilobytes are 1000 bytes as sent, with brotli. */
export interface ScreenBudget {
  readonly path: string
  /** The document, with its styles. */
  readonly documentKb: number
  /** The modules that hydrate it; none of them comes before the first touch or the largest paint. */
  readonly modulesKb: number
}

/** The screens that people read, with one listing for all of them. */
export const SCREEN_BUDGETS: readonly ScreenBudget[] = [
  { path: '/', documentKb: 17, modulesKb: 132 },
  { path: '/home', documentKb: 19, modulesKb: 116 },
  { path: '/property', documentKb: 19, modulesKb: 121 },
  { path: '/property?type=sale', documentKb: 26, modulesKb: 121 },
  { path: '/sale/2', documentKb: 20, modulesKb: 118 },
  { path: '/favorite', documentKb: 17, modulesKb: 115 },
  { path: '/about', documentKb: 19, modulesKb: 115 },
  { path: '/contact', documentKb: 17, modulesKb: 132 },
  { path: '/reviews', documentKb: 17, modulesKb: 133 },
  { path: '/lifestyle', documentKb: 19, modulesKb: 117 },
  { path: '/privacy', documentKb: 19, modulesKb: 115 },
  { path: '/help', documentKb: 17, modulesKb: 113 },
  { path: '/settings', documentKb: 17, modulesKb: 137 },
]
