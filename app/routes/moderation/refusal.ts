import { createContext, type RouterContextProvider } from 'react-router'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import {
  formatDecidedMeanwhile,
  moderationTexts,
  recusalTexts,
} from '#texts/moderation/moderation.ts'

/** Set by an action whose decision was refused: its page is shown even though there is nothing left to decide. */
export const refusedContext = createContext(false)

/** An older decision cannot have come in between. */
const RECENT_MS = HOUR_MS

interface Refused {
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
  /** Id of the home. */
  readonly id: string
  /** Uid of the moderator. */
  readonly uid: string
}

/** Why a decision about a home was refused. */
export async function findRefusal({ context, id, uid }: Refused): Promise<string> {
  const moderation = context.get(moderationContext).desk
  const queued = await moderation.find(id, uid)
  if (queued !== null)
    return queued.recusal === null ? moderationTexts.changed : recusalTexts[queued.recusal]
  const last = await moderation.findLast(id)
  const agoMs = Date.now() - (last?.decidedAt.getTime() ?? 0)
  if (last === null || agoMs > RECENT_MS) return moderationTexts.gone
  const isOwn = last.moderator === hashSecret(uid)
  return formatDecidedMeanwhile(last, { isOwn, minutes: Math.ceil(agoMs / 60_000) })
}
