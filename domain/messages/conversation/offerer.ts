/** Who offers the home of a conversation: its owner, or a realtor of a feed. */
export type Offerer = 'owner' | 'realtor'

/** What texts call the other person of a conversation: who offers the home, or a seeker by number. */
export type Counterpart = Offerer | number
