import { formatCount } from '../format/number.ts'

/** The page that a mail about a home leads to. */
export const confirmHomeTexts = {
  title: 'Оголошення ще актуальне?',
  free: 'Ще актуально',
  sold: 'Уже продано',
  let: 'Уже здано',
  doneHeading: 'Дякуємо',
  endedHeading: 'Оголошення більше не показується',
  ended:
    'Якщо житло знову доступне, підтвердьте це тут або в «Моїх оголошеннях». Посилання на оголошення не зміниться.',
  heldHeading: 'Зараз оголошення не показується',
  held: 'Воно приховане, редагується або чекає на перевірку. Знайдете його в «Моїх оголошеннях».',
  unknownHeading: 'Посилання більше не діє',
  unknown:
    'Воно застаріле чи неповне, або оголошення видалено. Усі ваші оголошення\u00a0— в розділі «Мої оголошення».',
  mine: 'Мої оголошення',
} as const

/** @param days until the next mail */
export const formatDone = (end: string, days: number) =>
  `Підтверджено: до ${end} оголошення показується на сайті. Знову запитаємо через ${formatCount(days, 'день', 'дні', 'днів')}.`
