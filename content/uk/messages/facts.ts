import { WORDED_FACTS } from '#domain/catalog/listing/facts.ts'
import type { FactEvent } from '#domain/messages/facts/fact-event.ts'
import { factNames } from '../catalog/facts.ts'
import { formatFact } from '../format/fact.ts'
import { chooseForm, NBSP } from '../format/number.ts'

/** One press asks for all that the page of a home does not state. */
export const askTexts = { owner: 'Запитати власника', realtor: 'Запитати рієлтора' } as const

export const factQuestionTexts = {
  title: 'Запитання про вашу квартиру',
  lead: 'Про це запитали. Усе, що ви заповните, одразу з’явиться на сторінці квартири для всіх. Чого не знаєте, залиште порожнім.',
  back: 'До розмови',
  answer: 'Відповісти для всіх',
  answering: 'Зберігаємо…',
  nothing: 'На всі запитання відповідь уже є.',
  empty: 'Заповніть хоча б одне поле.',
  notNow: 'Цієї квартири зараз немає на Homiq, тож відповісти тут не можна. Напишіть повідомлення.',
  tooFast: 'Ви вичерпали ліміт на годину. Спробуйте пізніше: усе, що ви ввели, збережено.',
  ask: 'Запитати, чого немає на сторінці',
} as const

/** "Відповісти на 5 запитань". */
export const formatAnswerLink = (count: number): string =>
  `Відповісти на ${count}${NBSP}${chooseForm(count, 'запитання', 'запитання', 'запитань')}`

/** "Розкажіть, будь ласка, більше про квартиру: Тварини · Застава", "Можна з тваринами · Без застави". */
export function formatFactEvent(event: FactEvent): string {
  if (event.kind === 'facts asked')
    return `Розкажіть, будь ласка, більше про квартиру: ${event.facts.map((fact) => factNames[fact]).join(' · ')}`
  const { stated } = event
  return WORDED_FACTS.map((fact) => formatFact(fact, stated))
    .filter((text) => text !== '')
    .join(' · ')
}
