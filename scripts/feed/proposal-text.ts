import { createRecordReader } from '#domain/feeds/profile/record-reader.ts'
import type { ColumnUse, Proposal } from '#domain/feeds/recognize/proposal.ts'
import type { FeedSample } from '#domain/feeds/recognize/sample.ts'

const SHOWN_ROWS = 3
const MAX_CELL_LENGTH = 28
const NO_HEADINGS =
  'Its first row has values in place of headings, so it is read as a listing, and columns are numbered.'

const NO_CURRENCY =
  'Prices that name no currency are taken as dollars; --currency UAH says what they are.'

/** Shows which column is read as what, with examples of the first rows, and the unused columns. */
export function formatProposal(proposal: Proposal, sample: FeedSample, path: string): string[] {
  const { uses, unused, constants, profile, isCurrencyMissing } = proposal
  const read = createRecordReader(profile)
  const records = sample.rows
    .slice(0, SHOWN_ROWS)
    .map((row) => read((name) => row[sample.columns.indexOf(name)]))
  const fields = [...new Set(uses.flatMap((use) => use.fields))]
  const rows = fields.map((field) => {
    const own = uses.filter((use) => use.fields.includes(field))
    return [
      field,
      [profile.columns[field] ?? own.map(({ column }) => column)].flat().join(' + '),
      formatConfidence(own),
      ...records.map((record) => truncate(formatValue(record[field]))),
    ]
  })
  const heading = ['fact', 'column', 'how sure', ...records.map((_, at) => `row ${at + 1}`)]
  const notes = uses.flatMap(({ note, fields: [field] }) =>
    note ? [field === undefined ? note : `${field}: ${note}`] : [],
  )
  return [
    `The columns of ${path} would be read like this:`,
    ...(sample.isHeadless ? [NO_HEADINGS] : []),
    '',
    ...alignColumns([heading, ...rows]).map((line) => `  ${line}`),
    '',
    ...constants
      .filter(({ field, value }) => profile.constants?.[field] === value)
      .map(({ field, value, reason }) => `${field} is ${value} in all rows: ${reason} says so.`),
    ...(isCurrencyMissing ? [NO_CURRENCY] : []),
    ...[...new Set(notes)].map((note) => `${note}.`),
    ...(unused.length === 0 ? [] : ['Nothing is read from:']),
    ...unused.map(
      ({ column, reason }) => `  ${column || '(no heading)'}${reason ? `: ${reason}` : ''}`,
    ),
  ]
}

function formatConfidence(uses: readonly ColumnUse[]): string {
  const least = uses.toSorted((a, b) => a.confidence - b.confidence)[0]
  return least === undefined ? '' : `${Math.round(least.confidence * 100)} %, ${least.reason}`
}

const formatValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : value === undefined
      ? '-'
      : JSON.stringify(value)

const truncate = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MAX_CELL_LENGTH ? `${line.slice(0, MAX_CELL_LENGTH - 1)}…` : line
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
