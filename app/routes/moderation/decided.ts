import type { RouterContextProvider } from 'react-router'
import { isJustDecided, readDecisionConfirmation } from '#domain/moderation/confirmation.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { language } from '#texts/language.ts'

interface DecidedRequest {
  readonly request: Request
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
  /** Uid of the moderator. */
  readonly uid: string
}

/** What the moderator has just decided, and whether it can be taken back. */
export async function getDecided({ request, context, uid }: DecidedRequest) {
  const { desk } = context.get(moderationContext)
  const [last, undoable] = await Promise.all([desk.findJustDecided(uid), desk.findUndoable(uid)])
  const said = readDecisionConfirmation(new URL(request.url).searchParams)
  return {
    decided: said && isJustDecided(said, last) ? said : null,
    undoable: undoable && { ...undoable, address: wordAddress(undoable.address, language) },
  }
}
