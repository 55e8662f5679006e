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
  { path: '/', documentKb: 22, modulesKb: 156 },
  { path: '/home', documentKb: 27, modulesKb: 143 },
  { path: '/property', documentKb: 28.5, modulesKb: 152 },
  { path: '/property?type=sale', documentKb: 36.5, modulesKb: 152 },
  { path: '/sale/2', documentKb: 30, modulesKb: 150.5 },
  { path: '/favorite', documentKb: 22.5, modulesKb: 144 },
  { path: '/about', documentKb: 25.5, modulesKb: 142.5 },
  { path: '/contact', documentKb: 22.5, modulesKb: 158 },
  { path: '/reviews', documentKb: 24, modulesKb: 158.5 },
  { path: '/lifestyle', documentKb: 24, modulesKb: 141.5 },
  { path: '/privacy', documentKb: 26.5, modulesKb: 143 },
  { path: '/help', documentKb: 23, modulesKb: 140 },
  { path: '/settings', documentKb: 23, modulesKb: 161 },
]
