import type { Similarity } from '#domain/catalog/search/similar.ts'
import { NBSP } from '../format/number.ts'
import { listingTexts } from './listing.ts'
import { formatRoomOption } from './room-options.ts'

/** Texts of the parts of a listing's page that are hydrated later. */
export const laterTexts = {
  facts: 'Характеристики',
  areaNotStated: 'Площу не вказано',
  copyLink: 'Скопіювати посилання',
  share: 'Поділитися',
  copied: 'Посилання скопійовано!',
  copyFailed: 'Не вдалося скопіювати посилання',
  similar: 'Схожі квартири',
  place: 'Розташування',
} as const

/** "Те саме місто, 2 кімнати, різниця в ціні до 15 %". */
export function formatSimilarity({ rooms, pricePercent }: Similarity): string {
  const parts = [
    'Те саме місто',
    rooms && formatRoomOption(rooms),
    `різниця в${NBSP}ціні до ${pricePercent}${NBSP}%`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** For a listing whose exact place is withheld. */
export const formatWithheldPlace = (hasMap: boolean) =>
  hasMap
    ? `${listingTexts.placeOnRequest} Квартира розташована в${NBSP}межах цього кола.`
    : listingTexts.placeOnRequest

/** For a listing whose point is not known. */
export const onlyCityText = (city: string) => `Відоме лише місто: ${city}.`
