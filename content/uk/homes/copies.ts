import type * as English from '#content/en/homes/copies.ts'
import { reasonProblems } from '#content/uk/moderation/reason-problems.ts'
import type { ClaimRefusal } from '#domain/homes/claim/claim.ts'
import { formatCount, formatNumber } from '../format/number.ts'

export const copiesTexts = {
  title: 'Ваші фото в\u00a0чужих оголошеннях',
  link: 'Ваші фото є в\u00a0чужому оголошенні',
  claims: 'Ваша заява про копію',
  lead: 'У цих чужих оголошеннях є фото, схожі на ваші, а ваші з’явилися раніше. Якщо там ваше житло, подайте заяву. Якщо йдеться про інше порушення, поскаржтеся. На ваше оголошення це не вплине.',
  none: 'Зараз ваших фото немає в жодному чужому оголошенні.',
  see: 'Переглянути',
  report: 'Поскаржитися',
  gone: 'Видалене оголошення',
} as const

export const claimTexts = {
  open: 'Це моє житло',
  lead: 'Модератор порівняє обидва оголошення і те, коли в них з’явилися фото. Якщо власник\u00a0— ви, чуже оголошення знімуть із Homiq. Його автор не дізнається, що ви написали і яке оголошення ваше. Подати заяву щодо цього оголошення можна один раз.',
  label: 'Як модератор може переконатися, що житло ваше',
  hint: 'Наприклад: це мої фото моєї квартири, а на копіях обрізано нижній край. Це прочитають лише модератори.',
  send: 'Подати заяву',
  sent: 'Заяву подано.',
  neverApproved: 'Подати заяву можна, щойно модератор схвалить ваше оголошення.',
  wrote: 'Відповідь модератора:',
} as const

export const claimMessages = {
  short: 'Поясніть докладніше: щонайменше 10\u00a0символів.',
  ...reasonProblems,
} as const

/** Why a home was not claimed. */
export const claimRefusals: Readonly<Record<Exclude<ClaimRefusal, 'claimed'>, string>> = {
  'not now': 'Заяву не подано: чуже оголошення більше не показується або ваше видалено.',
  'never approved': claimTexts.neverApproved,
  'too many': 'Заяву не подано: ви вичерпали ліміт. Спробуйте завтра.',
}

/** Shown before the limit is reached. */
export const formatClaimsLeft: typeof English.formatClaimsLeft = (left, { maxOpen, maxPerDay }) => {
  const rule = `За 24\u00a0години можна подати ${formatCount(maxPerDay, 'заяву', 'заяви', 'заяв')}, а водночас на розгляді може бути щонайбільше ${formatNumber(maxOpen)}.`
  if (left === 0)
    return `${rule} Зараз ліміт вичерпано: спробуйте завтра або поскаржтеся на це оголошення.`
  return `${rule} Залишилося: ${formatNumber(left)}.`
}

/** The state of a claim. A day ends with a dot, so that a sentence that ends with one has no other. */
export const formatClaim: typeof English.formatClaim = (state, { claimedOn, decidedOn }) => {
  const claimed = `Заяву подано ${claimedOn}`
  switch (state) {
    case 'open':
      return `${claimed} Її розгляне модератор, відповідь з’явиться тут.`
    case 'ended':
      return `${claimed} Її закрито без рішення, бо одне з двох оголошень більше не показується. Якщо обидва з’являться знову, модератор розгляне заяву.`
    case 'granted':
      return `${claimed} Рішення модератора від ${decidedOn}: власник\u00a0— ви, тож це оголошення знято з Homiq. Воно повернеться, лише якщо його змінять і модератор схвалить зміни або якщо інший модератор вирішить так після оскарження.`
    case 'overturned':
      return `${claimed} Рішення модератора від ${decidedOn}: власник\u00a0— ви. Проте після оскарження вирішено, що це оголошення можна показувати.`
    case 'dismissed':
      return `${claimed} Рішення модератора від ${decidedOn}: підтвердити, що власник\u00a0— ви, не вдалося, тож оголошення залишається. На ваше оголошення це не вплине.`
  }
}
