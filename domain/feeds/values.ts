import { MAX_INT32, MIN_INT32 } from '#domain/catalog/listing/int32.ts'
import type { Range } from '#domain/catalog/price/plausible.ts'
import type { FeedField, FeedRecord } from './fields.ts'
import { type DecimalSign, parseFeedNumber } from './measure/number.ts'

/** Why a record is rejected, or which part of it is left out. */
export interface FeedProblem {
  readonly field: FeedField
  readonly expected: string
  /** The raw value, truncated; `null` if it is missing. */
  readonly found: string | null
}

const MAX_FOUND_LENGTH = 60
const INT32: Range = { min: MIN_INT32, max: MAX_INT32 }

/** Reads the values of one record and collects their problems. */
export class FeedValues {
  readonly problems: FeedProblem[] = []
  /** Optional facts that cannot be used; the record is kept without them. */
  readonly dropped: FeedProblem[] = []
  private readonly discarded = new Set<FeedField>()
  readonly record: FeedRecord
  readonly decimal: DecimalSign
  private readonly isOwn: boolean

  /** @param isOwn whether the record comes from an export of this site, whose texts are kept as they are */
  constructor(record: FeedRecord, decimal: DecimalSign, isOwn = false) {
    this.record = record
    this.decimal = decimal
    this.isOwn = isOwn
  }

  /** The value as text, not trimmed; '' if it is missing or was discarded. */
  raw(field: FeedField): string {
    if (this.discarded.has(field)) return ''
    const text = toText(this.record[field])
    return this.isOwn ? text : withoutControls(text)
  }

  text(field: FeedField): string {
    return this.raw(field).trim()
  }

  /** `null` if the value is missing or not a number. */
  number(field: FeedField, decimal = this.decimal): number | null {
    const value = this.record[field]
    const number =
      typeof value === 'string' ? parseFeedNumber(withoutControls(value), decimal) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : null
  }

  /** `null` if it is missing or was dropped. */
  coordinate(field: 'lat' | 'lng', max: number): number | null {
    const number = this.fraction(field)
    if (number !== null && Math.abs(number) <= max) return number + 0
    if (this.text(field) !== '') this.drop(field, `degrees from -${max} to ${max}`)
    return null
  }

  /** A whole number; `null` if it is missing or was dropped. */
  integer(field: FeedField, expected: string, { min, max }: Range = INT32): number | null {
    const number = this.number(field)
    if (number !== null && Number.isInteger(number) && number >= min && number <= max)
      return number + 0
    if (this.text(field) !== '') this.drop(field, expected)
    return null
  }

  /** Adds a problem that makes the record unusable. */
  addProblem(field: FeedField, expected: string): void {
    this.problems.push(this.toProblem(field, expected))
  }

  /** Leaves out an optional fact. */
  drop(field: FeedField, expected: string): void {
    this.dropped.push(this.toProblem(field, expected))
  }

  /** Leaves out an optional text that must not be read at all. */
  discard(field: FeedField, expected: string): void {
    this.drop(field, expected)
    this.discarded.add(field)
  }

  private toProblem(field: FeedField, expected: string): FeedProblem {
    const text = this.raw(field)
    const found = text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text
    return { field, expected, found: found.trim() === '' ? null : found }
  }

  private fraction(field: FeedField): number | null {
    // Coordinates have no thousands separator, so a single sign is the decimal sign.
    const text = this.text(field)
    return this.number(field, text.includes(',') ? 'comma' : 'point')
  }
}

/** Arrays are joined; characters that PostgreSQL cannot store are removed. */
function toText(value: unknown): string {
  if (typeof value === 'string') return toStorable(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ')
  return ''
}

/** All control characters except tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g

/** Removes control characters, which pages do not show and which other programs fail on. */
const withoutControls = (text: string): string =>
  text.search(CONTROLS) === -1 ? text : text.replace(/\r\n?/g, '\n').replace(CONTROLS, '')

/** Removes NUL and lone surrogates, which PostgreSQL cannot store. */
function toStorable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}
