import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { RowState } from './rewind.ts'

/** Whether visitors could see a listing: the rule of `server/catalog/listing/visible.ts` for a row at some moment. */
export const isRowVisible = (row: RowState | null): boolean =>
  row !== null && row.status === 'published' && row.deleted_at === null

/** A price as it was asked. */
export interface AskedAmount {
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

/** The same, with what it was worth then in whole dollars. */
export interface HistoricPrice extends AskedAmount {
  readonly dollars: number
}

export function readHistoricPrice({
  price,
  asked_amount,
  asked_currency,
}: RowState): HistoricPrice {
  const dollars = Number(price)
  return asked_amount === null
    ? { amount: dollars, currency: DEFAULT_CURRENCY, dollars }
    : { amount: Number(asked_amount), currency: String(asked_currency), dollars }
}
