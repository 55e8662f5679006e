import type { StyleDeclaration } from './style-rules.ts'

/** How the text in an element looks; unset properties are inherited. */
export interface TextVisibility {
  /** Whether nothing in it is shown, whatever its children's styles are. */
  readonly isGone: boolean
  readonly isInvisible: boolean
  readonly isTiny: boolean
}

/** Letters of this size in pixels or points are unreadable. */
const TINY = 2

/**
 * Keeps white text: mail programs with a dark theme write it, and hiding it would lose replies.
 *
 * @param declarations the weakest first
 */
export function getTextVisibility(
  declarations: readonly StyleDeclaration[],
  around: TextVisibility,
): TextVisibility {
  const values = new Map<string, StyleDeclaration>()
  for (const it of declarations)
    if (it.isImportant || values.get(it.property)?.isImportant !== true) values.set(it.property, it)
  const get = (property: string) => values.get(property)?.value
  const visibility = get('visibility')
  const size = get('font-size')
  return {
    isGone:
      around.isGone ||
      get('display') === 'none' ||
      get('mso-hide') === 'all' ||
      Number.parseFloat(get('opacity') ?? '1') === 0,
    isInvisible: isSaid(visibility) ? visibility !== 'visible' : around.isInvisible,
    isTiny: isSaid(size) ? isTinySize(size, around.isTiny) : around.isTiny,
  }
}

const isSaid = (value: string | undefined): value is string =>
  value !== undefined && value !== 'inherit' && value !== 'unset'

function isTinySize(size: string, isAroundTiny: boolean): boolean {
  const [, number, unit] = /^([\d.]+)(\D*)$/.exec(size) ?? []
  if (number === undefined) return false
  if (Number(number) === 0) return true
  const isRelative = unit === '%' || unit === 'em'
  return isRelative ? isAroundTiny : (unit === 'px' || unit === 'pt') && Number(number) <= TINY
}
