/** The two people of a conversation: the one who looks for a home, and the one who offers it. */
export const PARTIES = ['seeker', 'owner'] as const
export type Party = (typeof PARTIES)[number]

export const getCounterpart = (party: Party): Party => (party === 'seeker' ? 'owner' : 'seeker')
