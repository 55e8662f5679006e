/** The two people of a conversation: the one who looks for a home, and the one who offers it. */
export const PARTIES = ['seeker', 'owner'] as const
export type Party = (typeof PARTIES)[number]

export const getCounterpart = (party: Party): Party => (party === 'seeker' ? 'owner' : 'seeker')

/** Who offers the home of a conversation: its owner, or a realtor of a feed. */
export type Offerer = 'owner' | 'realtor'

/** What texts call the other person of a conversation: who offers the home, or a seeker by number. */
export type Counterpart = Offerer | number
