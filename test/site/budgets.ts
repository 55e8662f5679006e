/** What a screen may cost. Kilobytes are 1000 bytes as sent, compressed with brotli. */
export interface ScreenBudget {
  readonly path: string
  /** The document, including its styles. */
  readonly documentKb: number
  /** The modules that hydrate it; none of them loads before the largest paint. */
  readonly modulesKb: number
}

/** How much more a page in Ukrainian may cost: its letters take two bytes each. */
export const UKRAINIAN_SHARE = { document: 1.085, modules: 1.035 } as const

/** Budgets of the screens that people read, with one listing to stand for all, in English. */
export const SCREEN_BUDGETS: readonly ScreenBudget[] = [
  { path: '/', documentKb: 22.5, modulesKb: 155 },
  { path: '/home', documentKb: 27.5, modulesKb: 142 },
  { path: '/property', documentKb: 29, modulesKb: 151 },
  { path: '/property?type=sale', documentKb: 37, modulesKb: 151 },
  { path: '/sale/2', documentKb: 30, modulesKb: 147 },
  { path: '/favorite', documentKb: 23, modulesKb: 143.5 },
  { path: '/about', documentKb: 25.5, modulesKb: 142 },
  { path: '/contact', documentKb: 23, modulesKb: 157.5 },
  { path: '/reviews', documentKb: 24, modulesKb: 158 },
  { path: '/lifestyle', documentKb: 24, modulesKb: 141 },
  { path: '/privacy', documentKb: 27, modulesKb: 142.5 },
  { path: '/help', documentKb: 23, modulesKb: 139.5 },
  { path: '/settings', documentKb: 23, modulesKb: 160 },
]
