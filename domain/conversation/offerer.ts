/** Who offers a home that is written about: its owner, or a realtor of a feed. */
export type Offerer = 'owner' | 'realtor'
