import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectEvenCost } from '#test/text/costly-texts.ts'
import { redactTexts } from './redact-contact-data.ts'

const redactText = (text: string) => redactTexts([text])[0] ?? { text: '', isRedacted: false }

it.each([
  ['Call +380 50 123 45 67, please', 'Call •••••, please'],
  ['050-123-45-67', '•••••'],
  ['380 50 123 45 67', '•••••'],
  ['０５０１２３４５６７', '•••••'],
  ['050\u200b123\u200b45\u200b67', '•••••'],
  ['olha.k@example.com or @olha_kyiv', '••••• or •••••'],
  ['See https://example.com/x?y=1 and t.me/olha.', 'See ••••• and •••••'],
  ['www.homes', '•••••'],
  ...[
    ['050–123—45‑67', '050·123/45/67', '050,123,45,67', '050_123_45_67', '050:123:45:67'],
    ['050 - 123 - 45 - 67', '050.123.45.67', '050 123\n45 67', '0 5 0 1 2 3 4 5 6 7'],
    ['0️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', '0̲5̲01234567', '٠٥٠١٢٣٤٥٦٧'],
    ['67 123 45 67', '(67)1234567', '48601234567', '+48 601 234 567', '501 234 567'],
    ['bit.ly/x', 'vk.cc/x', 'casino.bet', 'site.top', 'SITE.TOP', 'a.xyz', 'b.click', 'дім.укр'],
    ['telegram: olha_k', 'тг olha_k', 'viber olha_k', 'Instagram olha.k', 'telegram is olha_k'],
    [
      '067 one two three four five six seven',
      '067-одна-23-45-67',
      'нульшістьсімодиндватричотирипятьшістьсім',
    ],
    [
      'нуль шістдесят сім сто двадцять три сорок п’ять шістдесят сім',
      'ноль 67 сто двадцать три 45 67',
    ],
    ['olha @ gmail . com', 'hxxps://evil.example/a'],
    [
      '067     123     45     67',
      '067%123%45%67',
      '067x1234567',
      '067 grn 1234567',
      '+38067a123a45a67',
    ],
    ['❶❷❸❹❺❻❼❽❾', '〇六七一二三四五六七', 'evil。com/x'],
    [
      `067${' '.repeat(21)}123${' '.repeat(21)}45${' '.repeat(21)}67`,
      `067${'\n'.repeat(30)}1234567`,
      `067${'.'.repeat(30)}1234567`,
      '067 тут 123 далі 45 і 67',
      '067 then 123 then 45 then 67',
      '+38067 тут 1 там 23 далі 45 і 67',
      '+38 067 тут 123 далі 45 і 67',
      '8 (067) тут 123 далі 45 і 67',
      '067 a 1 b 2 c 3 d 4 e 5 f 6 g 7',
    ],
    [
      'телеграм ivanpetrenko',
      'тг нік ivanpetrenko',
      'discord: ivanp',
      'Київ-olha.kyiv/x',
      'див-t.me/olha',
      `${'x'.repeat(200)}.com`,
      `${'x'.repeat(200)}@example.com`,
    ],
    ['t me/olha', 'gmail крапка com', 'olha [at] gmail [dot] com', 'olha собака gmail крапка com'],
  ]
    .flat()
    .map((text) => [text, '•••••']),
  ['067 грн 123 грн 45 грн 67 грн', '••••• грн'],
  ['Is it free?\n\n\n \nWrite  to   olha@example.com', 'Is it free?\n\nWrite to •••••'],
  ['tel0501234567', 'tel•••••'],
  ['№0501234567', 'No•••••'],
])('shows %j as %j', (text, redacted) => {
  expect(redactText(text)).toEqual({ text: redacted, isRedacted: true })
})

it.each([
  'Is it still free? 15 000 would be fine, from 1 December 2026.',
  'Two of us, 54.5 m², floor 3 of 9 ½ 👨‍👩‍👧',
  'At 18:30 on 24.11.2026?',
  '120 000 USD, 1,200,000, 2 500 000 UAH',
  '120 000 000 UAH, 120000000, 125,500,000 or 1,250,000,000',
  'Rent 15 000, deposit 15 000',
  '15 000 - 20 000, 15000-20000, 2019, 2020',
  '1 000 000 – 1 500 000',
  '2026-11-23',
  '10:00-12:00',
  '2026-11-23 10:00-12:00, 24.11.2026 14:00-16:00',
  'Is it free in 2026? 15 000. 54/30/12, 5/9',
  'A bed of 160x200x45, a wardrobe of 120х60х220; 50% in advance, 50% later',
  '54 m2, 15 000, 2019, 54 m², 15 000, 2019',
  '$120,000 ($2,200 for 1 m²), 50.4501, 30.5234',
  '15 тис.грн/міс, 300.USD/month',
  'A.Malyshka street, near the park.The kitchen is new.In the street.Live well',
  'I use telegram and viber, is the phone signal good?',
  'Telegram is fine',
  'Є телеграм і вайбер, viber чи whatsapp?',
  'Є вайбер, телеграм viber? Телеграм ok',
  '1 050 грн за 15 днів, 2 040 за 30, 1 000 грн, 15 000 грн, 20 000 грн',
  `Two  rooms,\n\n\n\n${' '.repeat(30)}15 000`,
  'Apartment 045, built in 2019',
  'Two rooms, one bath, three of us and two cats; on 24.11.2026 at 10:00, one or two hours',
  'Одна кімната чи дві? Нас троє: 1 + 2, сто відсотків',
])('keeps %j', (text) => {
  expect(redactText(text)).toEqual({ text, isRedacted: false })
})

it.each([
  [
    ['My number: 050 123', '45 67', 'Thanks'],
    ['My number: •••••', '•••••', 'Thanks'],
  ],
  [
    ['0501', '2', '34567'],
    ['•••••', '•••••', '•••••'],
  ],
  [
    ['0671234', 'ok?', '567'],
    ['•••••', 'ok?', '•••••'],
  ],
  [
    ['Call 050 123 45 67', 'At 18:30'],
    ['Call •••••', 'At 18:30'],
  ],
  [
    ['15 000 would be fine', 'Or 16 000?', '2026'],
    ['15 000 would be fine', 'Or 16 000?', '2026'],
  ],
])('shows the sequence %j as %j', (texts, redacted) => {
  expect(redactTexts(texts).map(({ text }) => text)).toEqual(redacted)
})

it('leaves nothing to redact in a second pass', () => {
  const parts = [
    '050 123 45 67',
    'a@b.com',
    'x',
    ' ',
    '\n',
    'http://y',
    '@abcd',
    '+',
    '7',
    '.',
    'tg',
    '_',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (typed) => {
      const { text } = redactText(typed.join(''))
      expect(redactText(text)).toEqual({ text, isRedacted: false })
    }),
  )
})

it('never changes words without digits, @ and dots', () => {
  const parts = [
    'Hello',
    'com',
    'top',
    'дім',
    'é',
    ' ',
    '\n',
    ',',
    '-',
    '(',
    '!',
    '👨‍👩‍👧',
    '_',
    ':',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (typed) => {
      const text = typed.join('')
      expect(redactText(text)).toEqual({ text, isRedacted: false })
    }),
  )
})

it('takes about as long for any text as for ordinary ones', () => {
  expectEvenCost((text) => redactTexts([text]))
})
