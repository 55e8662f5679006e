import { type FeedField, isFeedField } from '#domain/feeds/fields.ts'

/** The fields of one value; `null` if it does not have the pattern's shape. */
export type PatternMatch = (text: string) => Partial<Record<FeedField, string>> | null

/** Fields in braces: `{floor}`; `{}` is a part that nothing is read from. */
const PLACEHOLDER = /\{(\w*)\}/

/** What is wrong with a pattern such as "{floor}/{floors}", as the end of a sentence; `null` if nothing is. */
export function findPatternProblem(pattern: string): string | null {
  const { fields, literals } = parsePattern(pattern)
  const unknown = fields.find((field) => field !== '' && !isFeedField(field))
  if (unknown !== undefined) return `has {${unknown}}, which is not a field`
  if (!fields.some((field) => field !== '')) return 'names no field in braces, such as {floor}'
  if (/[{}]/.test(literals.join(''))) return 'has a brace that is not closed'
  if (literals.slice(1, -1).includes('')) return 'needs a text between two fields'
  return null
}

/**
 * Compiles a pattern. Each field takes the text up to what follows it, the last one the rest. Spaces and case do not
 * matter. There is no backtracking, so no value takes long.
 */
export function compilePattern(pattern: string): PatternMatch {
  const { fields, literals } = parsePattern(pattern)
  return (text) => {
    const value = normalizeSpaces(text)
    const lower = value.toLowerCase()
    // Some letters have another length in lower case.
    if (lower.length !== value.length) return null
    const [first = '', ...following] = literals
    if (!lower.startsWith(first.trim())) return null
    let at = first.trim().length
    const found: Partial<Record<FeedField, string>> = {}
    for (const [index, field] of fields.entries()) {
      const end = findEnd(lower, at, following[index] ?? '', index === fields.length - 1)
      if (end === null) return null
      const part = value.slice(at, end.from).trim()
      if (part === '') return null
      if (isFeedField(field)) found[field] = part
      at = end.to
    }
    return found
  }
}

function findEnd(text: string, at: number, literal: string, isLast: boolean) {
  // Spaces around signs are optional; words and spaces alone are required.
  const mark = literal.trim() === '' ? literal : literal.trim()
  const isWord = /^\p{L}+$/u.test(mark)
  const sought = isWord ? ` ${mark} ` : mark
  if (isLast) {
    if (!text.endsWith(mark) || text.length - mark.length < at) return null
    return { from: text.length - mark.length, to: text.length }
  }
  const from = text.indexOf(sought, at)
  return from === -1 ? null : { from, to: from + sought.length }
}

function parsePattern(pattern: string): { fields: string[]; literals: string[] } {
  // Because the separator is a group, every second part is a field.
  const parts = normalizeSpaces(pattern).split(PLACEHOLDER)
  return {
    fields: parts.filter((_, at) => at % 2 === 1),
    literals: parts.filter((_, at) => at % 2 === 0).map((part) => part.toLowerCase()),
  }
}

const normalizeSpaces = (text: string) => text.trim().replace(/\s+/g, ' ')
