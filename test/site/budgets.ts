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
  { path: '/home', documentKb: 21, modulesKb: 114 },
  { path: '/property', documentKb: 20.5, modulesKb: 121.5 },
  { path: '/property?type=sale', documentKb: 27.2, modulesKb: 121.5 },
  { path: '/sale/2', documentKb: 21, modulesKb: 118.5 },
  { path: '/favorite', documentKb: 17.5, modulesKb: 114 },
  { path: '/about', documentKb: 19.2, modulesKb: 114 },
  { path: '/contact', documentKb: 17, modulesKb: 130 },
  { path: '/reviews', documentKb: 17, modulesKb: 131 },
  { path: '/lifestyle', documentKb: 19, modulesKb: 116 },
  { path: '/privacy', documentKb: 19.1, modulesKb: 114 },
  { path: '/help', documentKb: 17, modulesKb: 112 },
  { path: '/settings', documentKb: 17, modulesKb: 135 },
]
