import type { FeedField, FeedRecord } from './fields.ts'
import { type DecimalSign, parseFeedNumber } from './number.ts'

/** Why a home of a feed cannot be taken: what its field must hold, and what it holds instead. */
export interface FeedProblem {
  readonly field: FeedField
  readonly expected: string
  /** As it stands in the feed, cut short; `null` when there is nothing. */
  readonly found: string | null
}

const FOUND_LENGTH = 60

/** Reads the values of one record, and remembers what was wrong with them. */
export class FeedValues {
  readonly problems: FeedProblem[] = []
  readonly record: FeedRecord
  readonly decimal: DecimalSign

  constructor(record: FeedRecord, decimal: DecimalSign) {
    this.record = record
    this.decimal = decimal
  }

  /** The value as text, as it stands in the feed; '' when there is none. */
  raw(field: FeedField): string {
    return textOf(this.record[field])
  }

  text(field: FeedField): string {
    return this.raw(field).trim()
  }

  /** The text, or a problem and '' when there is none. */
  someText(field: FeedField, expected: string): string {
    const text = this.text(field)
    if (text === '') this.wrong(field, expected)
    return text
  }

  /** The number that the value is or stands for; `null` when there is none or it is no number. */
  number(field: FeedField, decimal = this.decimal): number | null {
    const value = this.record[field]
    const number = typeof value === 'string' ? parseFeedNumber(value, decimal) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : null
  }

  /** The number within bounds, or a problem and 0. */
  numberIn(field: FeedField, [min, max]: readonly [number, number], expected: string): number {
    // No coordinate or the like reaches thousands: a single sign is that of the fraction.
    const number = max < 1_000 ? this.fraction(field) : this.number(field)
    if (number !== null && number >= min && number <= max) return number
    this.wrong(field, expected)
    return 0
  }

  /** A whole number that the database's integers hold, or a problem and 0. */
  whole(field: FeedField, expected: string, min = -(2 ** 31)): number {
    const number = this.number(field)
    if (number !== null && Number.isInteger(number) && number >= min && number < 2 ** 31)
      return number + 0
    this.wrong(field, expected)
    return 0
  }

  wrong(field: FeedField, expected: string): void {
    const text = this.raw(field)
    const found = text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH)}…` : text
    this.problems.push({ field, expected, found: found.trim() === '' ? null : found })
  }

  private fraction(field: FeedField): number | null {
    const text = this.text(field)
    return this.number(field, text.includes(',') ? 'comma' : 'point')
  }
}

/** A value as text: lists are joined, what PostgreSQL's texts cannot hold is taken out. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return storable(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  return ''
}

/** Without the NUL character and halves of characters, which no text of the database can hold. */
function storable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}
