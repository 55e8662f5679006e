import { expect, it } from 'vitest'
import { cutSignature } from './cut-signature.ts'

const REPLY = 'Yes, at six.'

it.each([
  'Best regards\nOlena\n+380 50 123 45 67\nowner@example.com',
  'Kind regards,\n\nOlena Koval\nHomes of Lviv\nhttps://homes.example',
  'Regards, Olena\n050-123-45-67',
  'Thanks!\nOlena\nowner@example.com',
  'Many thanks, Olena\nt.me/olena',
  'Sincerely\nOlena\nwww.homes.example',
  'З повагою,\nОлена Коваль\n(050) 123 45 67',
  'з найкращими побажаннями\nОлена\n+380501234567',
  'Дякую,\nОлена\nowner@example.com',
  'С уважением,\nЕлена\n+380501234567',
  'Pozdrawiam\nOlena\ntel. 501 234 567',
  'Z poważaniem,\nOlena\nowner@example.com',
  'Mit freundlichen Grüßen\nOlena\nTel. 030 1234 5678',
  'VIELE GRÜßE\nOlena\nowner@example.com',
])('recognizes the signature %j', (signature) => {
  expect(cutSignature(`${REPLY}\n\n${signature}`)).toBe(REPLY)
  expect(cutSignature(signature)).toBe('')
})

it.each([
  '',
  'Yes, at six.\n\nOlena',
  'Best regards\nOlena',
  'Thanks!\nCall me: +380 50 123 45 67',
  'Thanks, my number is 050 123 45 67',
  'Regards from the sea, call +380 50 123 45 67',
  `Best regards\n${'The house is by the station and has two floors and a garden, all of it ours.'.repeat(2)}\n050 123 45 67`,
  `Best regards\n${'A line.\n'.repeat(9)}050 123 45 67`,
  'Call +380 50 123 45 67 or owner@example.com',
  "Дякую, Олено\nЧекаю вас о 18:00 біля під'їзду 3, домофон 12.\nМій номер 050 000 00 12.",
  'Дякую, Олено\nМій номер 050 000 00 12.',
  "Thank you, Olena\nsix o'clock works; take the second door.\nCall me at 050 000 00 12 when you are there.",
  'Thank you, Olena\nCall me at 050 000 00 12',
  'Спасибо, Елена\nДо встречи в шесть\n+380 50 123 45 67\nу подъезда',
])('keeps %j', (text) => {
  expect(cutSignature(text)).toBe(text)
})

it('takes linear time for any text', () => {
  for (const part of ['Best regards\n', 'kind ', 'A ', '1 ', '\n'])
    expect(cutSignature(part.repeat(100_000)).length).toBeGreaterThanOrEqual(0)
})
