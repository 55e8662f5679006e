import { createFieldFinder, type FeedField } from '#domain/feeds/fields.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { isCityMissing } from './address-sources.ts'
import { type Assignment, assignColumns } from './assign-columns.ts'
import type { ColumnClaim } from './column-claims.ts'
import type { FieldSource } from './field-source.ts'
import { findFieldSources } from './field-sources.ts'
import type { ColumnUse, Proposal, ProposedConstant, UnusedColumn } from './proposal.ts'
import { isCurrencyMissing, proposeConstants } from './propose-constants.ts'
import type { FeedSample, SampleColumn } from './sample.ts'

/** Proposes what the columns of a source are, by their headings and the values of the first rows. */
export function recognizeColumns(sample: FeedSample): Proposal {
  const assignment = assignColumns(sample)
  const plain = findFieldSources(assignment.byMeaning, true).filter(isNotable)
  const isPlain =
    haveKnownNames(plain, sample) &&
    proposeConstants(assignment.byMeaning, plain, sample).every(isUsual)
  const sources = isPlain ? plain : findFieldSources(assignment.byMeaning, false)
  const constants = proposeConstants(assignment.byMeaning, sources, sample)
  const uses = listUses(assignment, sources)
  return {
    profile: buildProfile(sources, constants),
    uses,
    unused: listUnused(assignment, sources),
    constants,
    isCityMissing: isCityMissing(assignment.byMeaning),
    isCurrencyMissing: isCurrencyMissing(assignment.byMeaning, sample),
    isPlain,
  }
}

/** Whether a column has a value that is assumed anyway, or asked for if nothing states it. */
const isUsual = ({ field, value }: ProposedConstant): boolean =>
  field === 'type' || value === 'USD' || value === 'm2'

/** The fields that every listing must have. */
const NEEDED: readonly FeedField[] = ['key', 'type', 'price', 'area', 'rooms', 'address']

const WEAK = 0.8

/** Asks only about required fields and confident matches; a doubtful optional column is not worth a question. */
const isNotable = ({ fields, claims }: FieldSource): boolean =>
  fields.some((field) => NEEDED.includes(field)) ||
  claims.every(({ confidence }) => confidence >= WEAK)

/** Whether each column that is used has a known name of its field, and values that need no pattern. */
function haveKnownNames(sources: readonly FieldSource[], { chosen }: FeedSample): boolean {
  const find = createFieldFinder(chosen)
  return sources.every(({ fields: [field], claims: [claim, ...others], patterns }) => {
    const known = claim === undefined ? undefined : find(claim.column.name)
    const isKnown = known === field || (known === 'id' && field === 'key')
    return isKnown && others.length === 0 && patterns === undefined
  })
}

function buildProfile(
  sources: readonly FieldSource[],
  constants: Proposal['constants'],
): FeedProfile {
  const columns: Partial<Record<FeedField, string | string[]>> = {}
  const patterns: Record<string, string[]> = {}
  for (const source of sources) {
    const [first, ...others] = source.claims.map(({ column }) => column.name)
    if (first === undefined) continue
    if (source.patterns !== undefined) patterns[first] = [...source.patterns]
    else
      for (const field of source.fields)
        columns[field] = others.length > 0 ? [first, ...others] : first
  }
  return {
    columns,
    ...(Object.keys(patterns).length > 0 && { patterns }),
    ...(constants.length > 0 && {
      constants: Object.fromEntries(constants.map(({ field, value }) => [field, value])),
    }),
  }
}

function listUses({ columns }: Assignment, sources: readonly FieldSource[]): ColumnUse[] {
  return columns.flatMap((column) => {
    const own = sources.filter(({ claims }) => claims.some((claim) => claim.column === column))
    const claims = own.flatMap((source) => source.claims.filter((claim) => claim.column === column))
    const [claim] = claims.toSorted((a, b) => b.confidence - a.confidence) as [ColumnClaim?]
    if (claim === undefined) return []
    const note = own.map((source) => source.note ?? '').find((text) => text !== '')
    const fields = [...new Set(own.flatMap((source) => source.fields))]
    const { confidence, reason } = claim
    return [{ column: column.name, fields, confidence, reason, ...(note && { note }) }]
  })
}

function listUnused(
  { columns, byMeaning, reasons }: Assignment,
  sources: readonly FieldSource[],
): UnusedColumn[] {
  const used = new Set(sources.flatMap(({ claims }) => claims.map(({ column }) => column)))
  const given = new Set([...byMeaning.values()].map(({ column }) => column))
  const explain = (column: SampleColumn) => (given.has(column) ? 'other columns say it' : null)
  return columns
    .filter((column) => !used.has(column))
    .map((column) => ({
      column: column.name,
      reason: reasons.get(column.index) ?? explain(column),
    }))
}
