/** For the privacy policy and the terms (docs/product/site.md, "Legal and help pages"). */
export const LAST_UPDATE = 'Останнє оновлення: липень 2025\u00a0р.'

export const legalTexts = {
  contents: 'На цій сторінці',
  questions: 'Щось незрозуміло? Вам відповість людина.',
  contact: 'Написати нам',
} as const
