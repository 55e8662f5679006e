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
  { path: '/', documentKb: 22, modulesKb: 154 },
  { path: '/home', documentKb: 27, modulesKb: 141 },
  { path: '/property', documentKb: 28.5, modulesKb: 150 },
  { path: '/property?type=sale', documentKb: 36.5, modulesKb: 150 },
  { path: '/sale/2', documentKb: 30, modulesKb: 148.5 },
  { path: '/favorite', documentKb: 22.5, modulesKb: 142 },
  { path: '/about', documentKb: 25.5, modulesKb: 140.5 },
  { path: '/contact', documentKb: 22.5, modulesKb: 156 },
  { path: '/reviews', documentKb: 24, modulesKb: 156.5 },
  { path: '/lifestyle', documentKb: 24, modulesKb: 139.5 },
  { path: '/privacy', documentKb: 26.5, modulesKb: 141 },
  { path: '/help', documentKb: 23, modulesKb: 138 },
  { path: '/settings', documentKb: 23, modulesKb: 159 },
]
