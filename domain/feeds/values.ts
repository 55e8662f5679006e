import { MAX_INT32, MIN_INT32 } from '#domain/catalog/listing/int32.ts'
import type { Range } from '#domain/catalog/price/plausible.ts'
import type { FeedField, FeedRecord } from './fields.ts'
import { parseDegrees } from './measure/degrees.ts'
import { type DecimalSign, parseFeedNumber } from './measure/number.ts'
import { isPlaceholder, saysNothing } from './terms/not-stated.ts'

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
  /** What is read otherwise than the record says it, and should be looked at. */
  readonly noted: FeedProblem[] = []
  private readonly discarded = new Set<FeedField>()
  readonly record: FeedRecord
  readonly decimal: DecimalSign | null
  readonly isOwn: boolean

  /** @param isOwn whether the record comes from an export of this site, whose texts are kept as they are */
  constructor(record: FeedRecord, decimal: DecimalSign | null, isOwn = false) {
    this.record = record
    this.decimal = decimal
    this.isOwn = isOwn
  }

  /** The value as text, not trimmed; '' if it is missing, was discarded or is a placeholder such as "N/A". */
  raw(field: FeedField): string {
    const text = this.discarded.has(field) ? '' : toText(this.record[field])
    if (this.isOwn) return text
    const plain = withoutSpreadsheetSigns(withoutControls(text))
    return isPlaceholder(plain.trim()) ? '' : plain
  }

  text(field: FeedField): string {
    return this.raw(field).trim()
  }

  /** `null` if the value is missing or not a number. */
  number(field: FeedField): number | null {
    const value = this.record[field]
    const number =
      typeof value === 'string' ? parseFeedNumber(this.raw(field), this.decimal) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : null
  }

  /** `null` if it is missing or was dropped. */
  coordinate(field: 'lat' | 'lng', max: number): number | null {
    const number = this.isOwn ? this.number(field) : parseDegrees(this.text(field))
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

  toProblem(field: FeedField, expected: string): FeedProblem {
    const text = withoutControls(toText(this.record[field]))
    const found = text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text
    return { field, expected, found: found.trim() === '' ? null : found }
  }

  /** Adds a problem that makes the record unusable. */
  addProblem(field: FeedField, expected: string): void {
    this.problems.push(this.toProblem(field, expected))
  }

  /** Leaves out an optional fact. */
  drop(field: FeedField, expected: string): void {
    this.dropped.push(this.toProblem(field, expected))
  }

  /** Says how something is read that the record does not say. */
  note(field: FeedField, expected: string): void {
    this.noted.push(this.toProblem(field, expected))
  }

  /** Leaves out an optional text that must not be read at all. */
  discard(field: FeedField, expected: string): void {
    this.drop(field, expected)
    this.discarded.add(field)
  }
}

/** Reads a name or a description; '' for "none", "no" and 0, and for lists and objects written as JSON. */
export function readName(values: FeedValues, field: FeedField): string {
  const text = values.text(field)
  return saysNothing(text) || /^(\[\s*["{]|\{\s*").*[\]}]$/s.test(text) ? '' : text
}

/** Arrays are joined, without arrays within them; characters that PostgreSQL cannot store are removed. */
function toText(value: unknown): string {
  if (typeof value === 'string') return toStorable(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return ''
  return value
    .map((part) => (Array.isArray(part) ? '' : toText(part)))
    .filter(Boolean)
    .join(', ')
}

/** All control characters except tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g

/** Removes control characters, which pages do not show and which other programs fail on. */
const withoutControls = (text: string): string =>
  text.search(CONTROLS) === -1 ? text : text.replace(/\r\n?/g, '\n').replace(CONTROLS, '')

/** A spreadsheet's formula of a text, ="0501112233", and the sign before a number that keeps it a text. */
const SPREADSHEET_TEXT = /^(?:="(.*)"|'([+\d][\d\s().-]*))$/s

function withoutSpreadsheetSigns(text: string): string {
  if (!text.startsWith('=') && !text.startsWith("'")) return text
  const [, formula, number] = SPREADSHEET_TEXT.exec(text) ?? []
  return formula?.replaceAll('""', '"') ?? number ?? text
}

/** Removes NUL and lone surrogates, which PostgreSQL cannot store. */
function toStorable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}
