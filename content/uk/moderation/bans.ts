import type { BanDecision, BanRecusalReason } from '#domain/safety/ban.ts'
import { chooseForm, formatCount } from '../format/number.ts'
import { reasonProblems } from './reason-problems.ts'

export const banTexts = {
  gone: 'Це блокування вже знято, або його строк минув.',
  answered: 'Це оскарження вже розглянуто: блокування залишається.',
  person: 'Людина',
  told: 'Що було у\u00a0скарзі',
  appeal: 'Оскарження',
  upholdReason: 'Чому блокування залишили',
  appealLead:
    'Ці люди вважають своє блокування помилкою. Оскарження розглядає не той, хто заблокував, якщо є інший модератор.',
  issued: 'Це блокування\u00a0— ваше рішення.',
  liftReason: 'Чому ви знімаєте блокування',
  liftReasonHint: 'Для журналу рішень. Не називайте імен.',
  reason: 'Чому блокування залишається або знімається',
  reasonHint: 'Якщо блокування залишиться, людина прочитає це. Не називайте імен.',
} as const

export const banDecisionNames: Readonly<Record<BanDecision, string>> = {
  lift: 'Зняти блокування',
  uphold: 'Залишити блокування',
}

export const banRecusalTexts: Readonly<Record<BanRecusalReason, string>> = {
  own: 'Заблоковано вас, тож вирішує інший модератор.',
  'issued before':
    'Заблокували ви, тож оскарження розглядає інший модератор. Зняти блокування ви можете.',
}

export const banReasonMessages = {
  short: 'Поясніть причину: щонайменше 10\u00a0символів.',
  ...reasonProblems,
} as const

export const formatBanLead = (days: number) =>
  `Люди, яким модератори заборонили писати. Блокування закінчується автоматично через ${formatCount(days, 'день', 'дні', 'днів')}. Хто ці люди, ви не бачите.`
export const formatBannedOn = (day: string) => `Заблоковано ${day}`
/** "3 людям заборонено писати". */
export const formatBans = (total: number) =>
  `${formatCount(total, 'людині', 'людям', 'людям')} заборонено писати`
/** "5 оскаржень блокувань". */
export const formatAppeals = (total: number) =>
  `${formatCount(total, 'оскарження', 'оскарження', 'оскаржень')} ${chooseForm(total, 'блокування', 'блокувань', 'блокувань')}`
