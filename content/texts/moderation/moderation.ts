import type { Attention } from '#domain/moderation/attention.ts'

export const moderationTexts = {
  title: 'Moderation',
  empty: 'Nothing waits',
  emptyHint: 'Every home that was handed in is decided.',
  order: 'The oldest first.',
  look: 'Look at it',
  back: 'All that wait',
  shown: 'It is shown already.',
  own: 'This home is yours, so another moderator decides.',
  usual: 'Nothing unusual',
  attention: 'Look twice',
  approve: 'Approve',
  reject: 'Reject',
  reasonLabel: 'Why it is not shown',
  reasonHint: 'The owner reads this. Say what to change; name nobody.',
  gone: 'This was not decided: its owner changed it or took it back, or somebody else decided it.',
  decision: 'Your decision',
} as const

export const reasonMessages = {
  short: 'Say why in at least 10 characters: the owner needs to know what to change.',
  long: 'Shorten this to 1,000 characters.',
} as const

export const attentionNames: Readonly<Record<Attention, string>> = {
  'new owner': 'First home of this owner',
  'unusual price': 'Price far from homes like it',
  'phone number': 'Phone number in the text',
  link: 'Link or account name in the text',
}

export const formatWaiting = (total: number) =>
  total === 1 ? '1 home waits' : `${total} homes wait`
export const formatHandedIn = (day: string) => `Handed in on ${day}`
