import type { PictureRoom } from '#domain/catalog/listing/picture.ts'
import { formatCount, NBSP } from '../format/number.ts'

export const listingTexts = {
  pageDescription: 'Оголошення про нерухомість на Homiq',
  others: { sale: 'Квартири на\u00a0продаж', rent: 'Квартири в\u00a0оренду' },
  back: 'До списку',
  more: 'Докладніше',
  description: 'Опис',
  verified: 'Перевірена особа',
  realtor: 'Рієлтор',
  unnamedRealtor: 'Контактна особа',
  offeredByOwner: 'Від власника',
  report: 'Поскаржитися',
  askTeam: 'Запитати нашу команду',
  carousel: 'Фото квартири',
  pictures: 'Фото',
  previous: 'Попереднє фото',
  next: 'Наступне фото',
  savedCopy: 'Homiq не відповідає. Ви бачите збережену копію: відтоді оголошення могло змінитися.',
  placeOnRequest: 'Точну адресу повідомлять, коли ви домовитеся про показ.',
} as const

/** What a picture shows. */
export const pictureRoomNames: Readonly<Record<PictureRoom, string>> = {
  living: 'Вітальня',
  kitchen: 'Кухня',
  bedroom: 'Спальня',
  bathroom: 'Ванна кімната',
  exterior: 'Будинок ззовні',
}

/** Opens the pictures in full screen. */
export const allPicturesLabel = (count: number) =>
  count === 1 ? 'На весь екран' : `Усі ${count}${NBSP}фото`

/** What 'Verified person' opens to say. */
export const verificationTexts = {
  what: 'Що перевірено',
  by: 'Хто перевірив',
  on: 'Коли перевірено',
  until: 'Дійсно до',
} as const

/** Accessible names of a slide and of its pagination dot. Slides count from 1. */
export const slideLabel = (number: number | string) => `Фото ${number}`
export const goToSlideLabel = (number: number | string) => `Перейти до фото ${number}`

/** Accessible name of the link with the phone number. */
export const callLabel = (name: string | undefined, phone: string) =>
  name === undefined ? `Зателефонувати: ${phone}` : `Зателефонувати: ${name}, ${phone}`

/** When the owner last confirmed a home: "сьогодні", "3 дні тому". */
export function formatDaysAgo(days: number): string {
  if (days <= 0) return 'сьогодні'
  return days === 1 ? 'вчора' : `${formatCount(days, 'день', 'дні', 'днів')} тому`
}
