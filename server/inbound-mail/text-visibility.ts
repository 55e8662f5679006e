import type { StyleDeclaration } from './style-rules.ts'

/** How the text in an element looks; what is not said is as around it. */
export interface TextVisibility {
  /** Whether nothing in it is shown, whatever it says itself. */
  readonly isGone: boolean
  readonly isInvisible: boolean
  readonly isTiny: boolean
}

/** Nobody reads letters of this size, in pixels or points. */
const TINY = 2

/**
 * White text is kept: programs in a dark theme write so, and a white page hides what somebody wrote then.
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
