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
  { path: '/home', documentKb: 25, modulesKb: 130.5 },
  { path: '/property', documentKb: 24.5, modulesKb: 139.5 },
  { path: '/property?type=sale', documentKb: 32.5, modulesKb: 139.5 },
  { path: '/sale/2', documentKb: 27, modulesKb: 137.5 },
  { path: '/favorite', documentKb: 20.5, modulesKb: 132 },
  { path: '/about', documentKb: 23.5, modulesKb: 129 },
  { path: '/contact', documentKb: 21, modulesKb: 149 },
  { path: '/reviews', documentKb: 21, modulesKb: 144 },
  { path: '/lifestyle', documentKb: 22, modulesKb: 129.5 },
  { path: '/privacy', documentKb: 24, modulesKb: 127.5 },
  { path: '/help', documentKb: 20.5, modulesKb: 125 },
  { path: '/settings', documentKb: 20.5, modulesKb: 152 },
]
