/** When a moderator looks at what an owner hands in: before it is shown, or after. */
export const MODERATION_MODES = ['before', 'after'] as const
export type ModerationMode = (typeof MODERATION_MODES)[number]
