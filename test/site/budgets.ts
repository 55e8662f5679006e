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
  { path: '/', documentKb: 17, modulesKb: 132.5 },
  { path: '/home', documentKb: 22.4, modulesKb: 116 },
  { path: '/property', documentKb: 21.4, modulesKb: 123.9 },
  { path: '/property?type=sale', documentKb: 29.2, modulesKb: 123.9 },
  { path: '/sale/2', documentKb: 23.3, modulesKb: 117.5 },
  { path: '/favorite', documentKb: 17.9, modulesKb: 116.1 },
  { path: '/about', documentKb: 20, modulesKb: 115 },
  { path: '/contact', documentKb: 17.5, modulesKb: 131 },
  { path: '/reviews', documentKb: 17.6, modulesKb: 132 },
  { path: '/lifestyle', documentKb: 19.4, modulesKb: 117 },
  { path: '/privacy', documentKb: 19.8, modulesKb: 115 },
  { path: '/help', documentKb: 17.5, modulesKb: 112.5 },
  { path: '/settings', documentKb: 17.6, modulesKb: 136 },
]
