/** Whether a moderator looks at a home before it is shown, or after. */
export const MODERATION_MODES = ['before', 'after'] as const
export type ModerationMode = (typeof MODERATION_MODES)[number]
