import type { ConversationLimits } from './limits.ts'

/** @param start of the account; `null` if unknown */
export const isNewSince = (
  start: Date | null,
  now: Date,
  { newAccountMs }: Pick<ConversationLimits, 'newAccountMs'>,
): boolean => start !== null && now.getTime() - start.getTime() < newAccountMs
