/** Homes in the queue, each with a reason for attention. */
export const DEMO_QUEUE = [
  {
    kind: 'new owner',
    text: 'Батьківська квартира біля школи, де я вчилася читати. Усе справне, нічого модного, а на балконі росте виноград.',
  },
  {
    kind: 'phone number',
    text: 'Urgent, I am leaving on Friday. Write or call at once: 044 000 45 67, also by Viber, day and night. Keys are with the neighbor.',
  },
  {
    kind: 'cheap',
    text: 'A very good home at half of its price because the owner is abroad. The deposit is sent by card, then the keys come by post.',
  },
  {
    kind: 'link',
    text: 'Більше фото й відеоогляд — на нашому сайті https://best-homes.example/kyiv, там іще сорок подібних квартир.',
  },
  { kind: 'copied text', text: '' },
  {
    kind: 'copied picture',
    text: 'Fresh renovation by a designer, all machines are of German make, the parking space can be bought together with it.',
  },
  {
    kind: 'plain',
    text: 'Після заміни вікон змінили ціну й третє фото; решта така, як була навесні.',
  },
  {
    kind: 'new owner',
    text: 'Виставляю квартиру вперше. Вона тітчина, маю довіреність; покажу в суботу або неділю.',
  },
  {
    kind: 'dear',
    text: 'A collector’s apartment with a fireplace, a wine room and an antique piano, which stays. Serious enquiries only.',
  },
  {
    kind: 'plain',
    text: 'Back after the tenants left: walls are painted in warm white, the shower tray is new, and the lock has three keys.',
  },
  {
    kind: 'new owner',
    text: 'Однокімнатна з окремою кухнею та вікном у ванній. Шукаємо спокійну людину, якій до душі старі будинки.',
  },
  {
    kind: 'phone number',
    text: 'Good for a family. For questions my number is 0 4 4 0 0 0 4 3 2 1, please write before you call, I am often in a shelter.',
  },
] as const

export const DEMO_REJECTIONS: readonly string[] = [
  'The pictures show another home than the words: they have two windows in the kitchen, you write of one. Please take new ones.',
  'The price is a tenth of what homes there cost. Please correct it, or write why it is so.',
  'There is a phone number in the description. People write to you here; please remove it.',
  'This home is here already, put up by somebody else. Please write what gives you the right to offer it.',
]

export const DEMO_APPEAL =
  'The number was the one of the house, 067, and not of a phone. I have written it differently now; please look once more.'

export const DEMO_REPORTS = [
  {
    reason: 'not free',
    words: 'I was there on Saturday: it has been let since October, says the neighbor.',
  },
  { reason: 'fraud', words: 'Просив завдаток на картку ще до показу.' },
  {
    reason: 'wrong facts',
    words: 'Квартира на другому поверсі, а не на п’ятому, і ліфта немає.',
  },
  { reason: 'copied', words: 'These are pictures of my home, which I sold a year ago.' },
] as const

/** Decided reports: of an owner's home, and of a listing that no owner put up. */
export const DEMO_DECIDED_REPORTS = {
  acted: {
    words: 'The owner says that this one is gone, and wants to show me three others.',
    reason:
      'Seekers tell us that they are shown other homes instead. Please list only what is available.',
  },
  dismissed: 'It is too expensive for its size.',
} as const
