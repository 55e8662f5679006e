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
  { path: '/', documentKb: 17.1, modulesKb: 130.3 },
  { path: '/home', documentKb: 22.4, modulesKb: 114.4 },
  { path: '/property', documentKb: 21.4, modulesKb: 123.3 },
  { path: '/property?type=sale', documentKb: 29.2, modulesKb: 123.3 },
  { path: '/sale/2', documentKb: 23.3, modulesKb: 117 },
  { path: '/favorite', documentKb: 17.9, modulesKb: 115.4 },
  { path: '/about', documentKb: 20, modulesKb: 114 },
  { path: '/contact', documentKb: 17.5, modulesKb: 128.7 },
  { path: '/reviews', documentKb: 17.6, modulesKb: 129.7 },
  { path: '/lifestyle', documentKb: 19.4, modulesKb: 114 },
  { path: '/privacy', documentKb: 20, modulesKb: 112.4 },
  { path: '/help', documentKb: 17.5, modulesKb: 110.2 },
  { path: '/settings', documentKb: 17.6, modulesKb: 133.7 },
]
