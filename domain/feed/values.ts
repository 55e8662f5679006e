import { MAX_INT32, MIN_INT32 } from '#domain/listing/int32.ts'
import type { FeedField, FeedRecord } from './fields.ts'
import { type DecimalSign, parseFeedNumber } from './number.ts'

/** Why a record is rejected. */
export interface FeedProblem {
  readonly field: FeedField
  readonly expected: string
  /** The raw value, truncated; `null` if it is missing. */
  readonly found: string | null
}

const MAX_FOUND_LENGTH = 60

/** Reads the values of one record and collects their problems. */
export class FeedValues {
  readonly problems: FeedProblem[] = []
  readonly record: FeedRecord
  readonly decimal: DecimalSign

  constructor(record: FeedRecord, decimal: DecimalSign) {
    this.record = record
    this.decimal = decimal
  }

  /** The value as text, not trimmed; '' if it is missing. */
  raw(field: FeedField): string {
    return toText(this.record[field])
  }

  text(field: FeedField): string {
    return this.raw(field).trim()
  }

  /** The trimmed text; '' after adding a problem if it is missing. */
  requiredText(field: FeedField, expected: string): string {
    const text = this.text(field)
    if (text === '') this.addProblem(field, expected)
    return text
  }

  /** `null` if the value is missing or not a number. */
  number(field: FeedField, decimal = this.decimal): number | null {
    const value = this.record[field]
    const number = typeof value === 'string' ? parseFeedNumber(value, decimal) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : null
  }

  /** Bounds are inclusive. Returns 0 after adding a problem. */
  numberBetween(field: FeedField, [min, max]: readonly [number, number], expected: string): number {
    // Coordinates have no thousands separator, so a single sign is the decimal sign.
    const number = max < 1_000 ? this.fraction(field) : this.number(field)
    if (number !== null && number >= min && number <= max) return number
    this.addProblem(field, expected)
    return 0
  }

  /** A whole number that fits a database integer. Returns 0 after adding a problem. */
  integer(field: FeedField, expected: string, min = MIN_INT32): number {
    const number = this.number(field)
    if (number !== null && Number.isInteger(number) && number >= min && number <= MAX_INT32)
      return number + 0
    this.addProblem(field, expected)
    return 0
  }

  addProblem(field: FeedField, expected: string): void {
    const text = this.raw(field)
    const found = text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text
    this.problems.push({ field, expected, found: found.trim() === '' ? null : found })
  }

  private fraction(field: FeedField): number | null {
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

/** Without NUL and lone surrogates, which PostgreSQL cannot store. */
function toStorable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}
