import { expect, it } from 'vitest'
import { cutQuotes } from './cut-quotes.ts'

const MARKER = '--- To reply by email, write above this line ---'
const MAIL = { markers: [MARKER], senders: ['Homiq', 'no-reply@homiq.example'] }
const LINES = [
  MARKER,
  '',
  'Hello,',
  '',
  'The owner wrote to you:',
  '',
  '> Come at six.',
  '',
  'Homiq',
]
const FROM = 'Homiq <no-reply@homiq.example>'

const quote = (prefix: string) => LINES.map((line) => `${prefix}${line}`.trimEnd()).join('\n')

/** What mail programs add under a reply. */
const UNDER_REPLIES = {
  Gmail: `On Mon, Mar 2, 2026 at 10:15\u202fAM ${FROM} wrote:\n\n${quote('> ')}`,
  'Gmail, broken': `On Mon, 2 Mar 2026, 10:15 Homiq,\n<no-reply@homiq.example> wrote:\n\n${quote('> ')}`,
  'Gmail, Ukrainian': `пн, 2 бер. 2026\u202fр. о 10:15 ${FROM}\nпише:\n\n${quote('> ')}`,
  'Gmail, Russian': `пн, 2 мар. 2026 г. в 10:15, ${FROM}:\n\n${quote('> ')}`,
  'Gmail, Polish': `pon., 2 mar 2026 o 10:15 ${FROM} napisał(a):\n\n${quote('> ')}`,
  'a program that tells no date': `On Mon, ${FROM} wrote:\n\n${quote('> ')}`,
  'a program that tells no date and quotes nothing': `On Mon, ${FROM} wrote:`,
  Thunderbird: `On 3/2/26 10:15, Homiq wrote:\n${quote('> ')}`,
  'Thunderbird, Ukrainian': `02.03.26 10:15, Homiq пише:\n${quote('> ')}`,
  'Apple Mail': `> On Mar 2, 2026, at 10:15, ${FROM} wrote:\n>\n${quote('> ')}`,
  iPhone: `Sent from my iPhone\n\n> On 2 Mar 2026, at 10:15, ${FROM} wrote:\n>\n> ${quote('> ')}`,
  'iPhone, Ukrainian': `Надіслано з iPhone\n\n> 2 бер. 2026 р. о 10:15 ${FROM} пише:\n>\n${quote('> ')}`,
  Outlook: `________________________________\nFrom: ${FROM}\nSent: Monday, March 2, 2026 10:15 AM\nTo: me@example.com\nSubject: The owner wrote\n\n${quote('')}`,
  'Outlook, Ukrainian': `-----Original Message-----\nВід: ${FROM}\nНадіслано: 2 березня 2026 р. 10:15\nКому: me@example.com\nТема: The owner wrote\n\n${quote('')}`,
  'Outlook for phones': `Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n*From:* ${FROM}\n\n*Sent:* Monday, March 2, 2026 10:15 AM\n\n*To:* me@example.com\n${quote('')}`,
  Proton: `Sent with Proton Mail secure email.\n\nOn Monday, March 2nd, 2026 at 10:15, ${FROM} wrote:\n\n${quote('> ')}`,
  'a program that names nobody': quote(''),
  'a program that breaks lines': `On 2026-03-02 10:15, ${FROM} wrote:\n> --- To reply by email, write\n> above this line ---\n>\n> The seeker asks whether the balcony is closed and may be used all\nyear round.`,
  'a program that breaks the marker': `On 2026-03-02 10:15, ${FROM} wrote:\n> --- To reply by email, write above\nthis line ---\n>\n> Come at six.`,
  'a program that quotes a part': `On Mon, 2 Mar 2026 at 10:15, ${FROM} wrote:\n\n> Come at six.`,
  'Outlook, Ukrainian, for phones': `Отримати Outlook для iOS<https://aka.ms/o0ukef>\n________________________________\nВід: ${FROM}\nНадіслано: понеділок, 23 листопада 2026 р. 9:18\nКому: me@example.com\nТема: New message\n\n${quote('')}`,
  'Outlook, broken': `Від: Homiq\n<no-reply@homiq.example>\nНадіслано: понеділок, 23 листопада 2026 р. 9:18\nКому: me@example.com\nТема: New message\n\n${quote('')}`,
  'Outlook, German, for phones': `Outlook für Android beziehen<https://aka.ms/x>\n${quote('')}`,
  'ukr.net': `--- Оригінальне повідомлення ---\nВід кого: "Homiq" <no-reply@homiq.example>\nДата: 23 листопада 2026, 09:18:22\n\n${quote('')}`,
  'a program that names the sender alone': `Homiq пише:\n${quote('> ')}`,
  'a program without a colon': `пн, 2 бер. 2026 р. о 10:15 ${FROM} пише\n${quote('> ')}`,
  'a Samsung phone': `Надіслано з мого смартфону Samsung Galaxy.\n\n${quote('')}`,
  'a phone without a name': `Sent from my phone. Please excuse my brevity.\n\n${quote('')}`,
  'the mail of ukr.net': `Надіслано з пошти ukr.net\n\n${quote('')}`,
  'no quote': '',
  'a signature': '-- \nOlena\n050 123 45 67',
  'a signature and a quote': `--\nOlena\n\nOn Mon, 2 Mar 2026 at 10:15, ${FROM} wrote:\n${quote('> ')}`,
}

const REPLY = 'Yes, at six.\n\nOlena'

it.each(Object.entries(UNDER_REPLIES))('cuts what %s adds under a reply', (_, under) => {
  for (const lineBreak of ['\n', '\r\n'])
    expect(cutQuotes(`${REPLY}\n\n${under}`.replaceAll('\n', lineBreak), MAIL)).toBe(REPLY)
  expect(cutQuotes(under, MAIL)).toBe('')
})

const INTRO = `On Mon, 2 Mar 2026 at 10:15, ${FROM} wrote:`

it.each([
  [`${INTRO}\n> Come at six.\n\nYes.\n\n> And bring keys.\nI will.`, 'Yes.\n\nI will.'],
  [`${INTRO}\n${quote('> ')}\n\nYes.`, 'Yes.'],
  [
    `Below.\n\n${INTRO}\n\n> ${MARKER}\n> Is it free?\n\nТак, вільна.\n\n> When can I see it?\nЗавтра о шостій.`,
    'Below.\n\nТак, вільна.\n\nЗавтра о шостій.',
  ],
  [`Yes.\n-- \nOlena\n\n${INTRO}\n> ${MARKER}\n> Is it free?\n\nIt is.`, 'Yes.\n\nIt is.'],
  [`${INTRO}\n${quote('')}\n\nYes.`, ''],
])('of %j keeps what was written, unless quoted lines have no mark', (text, written) => {
  expect(cutQuotes(text, MAIL)).toBe(written)
})

it.each([
  'I saw it on Homiq.\nName: Olena\nPhone: later\nMail: me@example.com',
  'From: the station\nTo: the house\nHow: by tram',
  'Two dates:\n2026-03-02\n2026-03-03',
  'I wrote to Homiq:\nno answer',
  'The agent of Homiq wrote:',
  'When would it be in 2026:\nMarch or April?',
  '1 < 2\n=> yes\n- a list\n- of things',
  'Sent from the bank it takes two days.',
  'Sent from the bank it takes two days.\nIs that fine?',
  '\nНадіслано з помилкою вчора: правильно 12 000 грн, а не 10 000.',
  '\nНадіслано із запізненням, вибачте',
  '\nSent the papers with my sister',
  'Homiq: two rooms\nPrice: 12 000',
])('keeps %j', (text) => {
  expect(cutQuotes(`Hello.\n${text}`, MAIL)).toBe(`Hello.\n${text}`)
})

it('takes linear time for any text', () => {
  for (const part of [
    '> ',
    ' ',
    '\n',
    'From: Homiq\n',
    'On 2026 Homiq:\n',
    '--- To reply by email, ',
  ])
    expect(cutQuotes(part.repeat(200_000), MAIL).length).toBeLessThanOrEqual(100_000)
})
