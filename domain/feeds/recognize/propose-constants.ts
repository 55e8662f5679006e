import type { FeedField } from '#domain/feeds/fields.ts'
import { readPriceText } from '#domain/feeds/measure/price-text.ts'
import type { ClaimsByMeaning, FieldSource } from './field-source.ts'
import { parseHeading } from './heading.ts'
import type { ProposedConstant } from './proposal.ts'
import type { FeedSample } from './sample.ts'

/** Proposes units, currencies and the type of deal that headings name, for rows that do not state them. */
export function proposeConstants(
  byMeaning: ClaimsByMeaning,
  sources: readonly FieldSource[],
  { title, stated }: FeedSample,
): ProposedConstant[] {
  const columnOf = (field: FeedField) =>
    sources.find(({ fields }) => fields.includes(field))?.claims[0]?.column
  const price = columnOf('price')
  const area = columnOf('area')
  const hasType = byMeaning.has('type') || byMeaning.has('propertyType')
  const titleType = title === undefined ? null : parseHeading(title).type
  const found: readonly (ProposedConstant | false)[] = [
    !byMeaning.has('currency') &&
      toConstant('currency', price?.heading.currency, `the heading "${price?.name}"`),
    !byMeaning.has('areaUnit') &&
      toConstant('areaUnit', area?.heading.unit, `the heading "${area?.name}"`),
    !hasType &&
      (toConstant('type', price?.heading.type, `the heading "${price?.name}"`) ||
        toConstant('type', titleType, 'the name of the file')),
  ]
  return found.filter((constant) => constant !== false).filter(({ field }) => !stated?.has(field))
}

/** Whether prices count as dollars only because nothing names another currency: no cell, heading, value or person. */
export function isCurrencyMissing(byMeaning: ClaimsByMeaning, { stated }: FeedSample): boolean {
  const price = byMeaning.get('price')?.column
  const currencies = byMeaning.get('currency')?.column.values.cells
  return (
    price !== undefined &&
    price.heading.currency === null &&
    !stated?.has('currency') &&
    price.values.cells.some(
      (text, row) => readPriceText(text)?.currency === null && !currencies?.[row],
    )
  )
}

const toConstant = (
  field: FeedField,
  value: string | null | undefined,
  reason: string,
): ProposedConstant | false =>
  value === null || value === undefined ? false : { field, value, reason }
