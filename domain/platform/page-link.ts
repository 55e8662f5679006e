import type { ScreenPath } from './paths.ts'

/** A link of the header, the footer or a menu. */
export interface PageLink {
  readonly to: ScreenPath
  readonly label: string
}
