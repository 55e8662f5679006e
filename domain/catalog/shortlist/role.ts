/** What a link lets people do, the most first. */
export const SHORTLIST_ROLES = ['owner', 'editor', 'viewer'] as const
export type ShortlistRole = (typeof SHORTLIST_ROLES)[number]

export const isShortlistRole = (value: unknown): value is ShortlistRole =>
  SHORTLIST_ROLES.some((role) => role === value)

/** Whether a link would let somebody do more than they may already. */
export const isMore = (role: ShortlistRole, than: ShortlistRole): boolean =>
  SHORTLIST_ROLES.indexOf(role) < SHORTLIST_ROLES.indexOf(than)

export const mayWrite = (role: ShortlistRole): boolean => role !== 'viewer'
