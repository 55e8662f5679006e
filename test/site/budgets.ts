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
  { path: '/', documentKb: 22, modulesKb: 152.5 },
  { path: '/home', documentKb: 27, modulesKb: 139.5 },
  { path: '/property', documentKb: 28.5, modulesKb: 147.5 },
  { path: '/property?type=sale', documentKb: 36, modulesKb: 147.5 },
  { path: '/sale/2', documentKb: 29.5, modulesKb: 147 },
  { path: '/favorite', documentKb: 22.5, modulesKb: 140 },
  { path: '/about', documentKb: 25.5, modulesKb: 139.5 },
  { path: '/contact', documentKb: 22.5, modulesKb: 154.5 },
  { path: '/reviews', documentKb: 24, modulesKb: 155.5 },
  { path: '/lifestyle', documentKb: 24, modulesKb: 138 },
  { path: '/privacy', documentKb: 26, modulesKb: 139.5 },
  { path: '/help', documentKb: 23, modulesKb: 137 },
  { path: '/settings', documentKb: 22.5, modulesKb: 157 },
]
