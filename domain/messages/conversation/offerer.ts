/** Who offers the home of a conversation: its owner, or a realtor of a feed. */
export type Offerer = 'owner' | 'realtor'
