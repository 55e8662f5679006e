import type { WritingReason } from '#domain/safety/report/report.ts'

/** What a moderator found in a text, in the accusative. */
const FINDINGS: Readonly<Record<WritingReason, string>> = {
  fraud: 'ознаки шахрайства',
  insult: 'образи чи погрози',
  advertising: 'рекламу',
  'poses as somebody': 'спробу видати себе за іншу людину',
  other: 'порушення наших правил',
}

export const formatRemoval = (reason: WritingReason): string =>
  `Модерація видалила це повідомлення, бо виявила в ньому ${FINDINGS[reason]}.`

/** @param until "22 травня 2027 р." */
export const formatBan = (reason: WritingReason, until: string): string =>
  `До ${until} ви не можете писати іншим: модерація виявила у ваших повідомленнях ${FINDINGS[reason]}.`
