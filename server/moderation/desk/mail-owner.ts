import { listingPath } from '#domain/catalog/links.ts'
import { type OfferStep, toOfferContent } from '#domain/homes/offer/content.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { homeInListPath } from '#domain/homes/offer/lifecycle/action-confirmation.ts'
import { isVisible } from '#domain/homes/offer/lifecycle/state.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { findMailCard } from '#server/catalog/listing/find-mail-card.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { findListingKey } from '#server/homes/offer/queries.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import { mailPerson, type PersonMailTools } from '#server/people/account/mail-addresses.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/moderation/mails.ts'

const mails = await loadTexts<typeof Mails>('moderation/mails.ts')

interface OwnerMailTools extends PersonMailTools {
  readonly siteUrl: string
}

interface DecidedHome {
  /** The home, or the change of one, before the decision. */
  readonly before: OfferRow
  /** Why it was rejected; `null` if it was approved. */
  readonly reason: string | null
  /** What its owner has to change. */
  readonly step: OfferStep | null
}

/** Tells an owner what was decided, unless visitors see the same as before. */
export async function mailOwner(
  { siteUrl, ...tools }: OwnerMailTools,
  { before, reason, step }: DecidedHome,
): Promise<void> {
  const { id, owner, changes, content } = before
  const isShown = isVisible(before.state)
  if (reason === null && isShown) return
  const listing = await findListingKey(tools.transaction, changes ?? id)
  const ownPath = step === null ? homeInListPath(id) : offerStepPath(id, step)
  const shownPath = reason !== null || listing === null ? ownPath : listingPath(listing)

  await mailPerson(tools, owner, async (reader) =>
    mails[reader.language].decisionMail({
      home: wordAddress(formatOfferPlace(toOfferContent(content)), reader.language),
      about: changes === null ? (isShown ? 'shown home' : 'home') : 'change',
      reason,
      link: siteUrl + inLanguage(shownPath, reader.language),
      card: await findMailCard(tools.transaction, siteUrl, listing, reader),
    }),
  )
}
