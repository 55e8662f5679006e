import { getFavoriteTime, storedFavoriteTimes } from '#app/browser/listings/favorite-times.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { formatAsOf } from '#texts/format/as-of.ts'
import { formatKeptTime } from '#texts/site/kept-time.ts'
import { usePageFetch } from './use-page-fetch.ts'

interface KeptTimeProps {
  readonly type: EstateType
  readonly id: number
}

/** When the stored copy of a favorite, and so its price, was read; nothing if that is unknown. */
export function KeptTime({ type, id }: KeptTimeProps) {
  const asOf = getFavoriteTime(useStoredValue(storedFavoriteTimes), type, id)
  if (asOf === undefined) return null
  const time = formatAsOf(new Date(asOf), new Date())
  return <span className="text-ink-soft text-sm">{formatKeptTime(time)}</span>
}

/** Shows the time only while the banner is shown, because with a connection a card leads to current data. */
export function KeptTimeOffline(props: KeptTimeProps) {
  return usePageFetch().isGood ? null : <KeptTime {...props} />
}
