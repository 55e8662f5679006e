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
  { path: '/', documentKb: 17, modulesKb: 129.6 },
  { path: '/home', documentKb: 22.4, modulesKb: 113.8 },
  { path: '/property', documentKb: 21.4, modulesKb: 122.7 },
  { path: '/property?type=sale', documentKb: 29.2, modulesKb: 122.7 },
  { path: '/sale/2', documentKb: 23.3, modulesKb: 116.2 },
  { path: '/favorite', documentKb: 17.9, modulesKb: 114.8 },
  { path: '/about', documentKb: 20, modulesKb: 113.4 },
  { path: '/contact', documentKb: 17.5, modulesKb: 128 },
  { path: '/reviews', documentKb: 17.6, modulesKb: 129.1 },
  { path: '/lifestyle', documentKb: 19.4, modulesKb: 113.5 },
  { path: '/privacy', documentKb: 19.8, modulesKb: 111.8 },
  { path: '/help', documentKb: 17.5, modulesKb: 109.6 },
  { path: '/settings', documentKb: 17.6, modulesKb: 133 },
]
