import { isJustDecided, readDecisionConfirmation } from '#domain/moderation/confirmation.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { language } from '#texts/language.ts'
import type { PostedDecision } from './home.ts'

/**
 * What the moderator has just decided, and whether it can be taken back.
 *
 * @param uid of the moderator
 */
export async function getDecided(
  { url }: Request,
  context: PostedDecision['context'],
  uid: string,
) {
  const { desk } = context.get(moderationContext)
  const [last, undoable] = await Promise.all([desk.findJustDecided(uid), desk.findUndoable(uid)])
  const said = readDecisionConfirmation(new URL(url).searchParams)
  return {
    decided: said && isJustDecided(said, last) ? said : null,
    undoable: undoable && { ...undoable, address: wordAddress(undoable.address, language) },
  }
}
