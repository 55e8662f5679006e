/** Homes in the queue, each with a reason for attention. */
export const DEMO_QUEUE = [
  {
    kind: 'new owner',
    text: 'My parents’ home near the school where I learned to read. Everything works, nothing is fashionable, and the balcony has grapes on it.',
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
    text: 'Many more pictures and a video tour are on our page https://best-homes.example/kyiv, together with forty similar ones.',
  },
  { kind: 'copied text', text: '' },
  {
    kind: 'copied picture',
    text: 'Fresh renovation by a designer, all machines are of German make, the parking space can be bought together with it.',
  },
  {
    kind: 'plain',
    text: 'We changed the price and the third picture after the windows were replaced; all else is as you have seen it in spring.',
  },
  {
    kind: 'new owner',
    text: 'I put up a home for the first time. It is my aunt’s, I have a power of attorney and can show it on Saturdays and Sundays.',
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
    text: 'One room with a separate kitchen and a window in the bathroom. We look for a quiet person who likes old houses.',
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
  { reason: 'fraud', words: 'He wanted the deposit by card before he showed it.' },
  {
    reason: 'wrong facts',
    words: 'It is on the second floor and not on the fifth, and there is no elevator.',
  },
  { reason: 'copied', words: 'These are pictures of my home, which I sold a year ago.' },
] as const

/** Decided reports: of an owner's home, and of a listing that no owner put up. */
export const DEMO_DECIDED_REPORTS = {
  acted: {
    words: 'The owner says that this one is gone, and wants to show me three others.',
    reason: 'Seekers tell us that they are shown other homes instead. Please put up what is free.',
  },
  dismissed: 'It is too expensive for its size.',
} as const
