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
import { findMailRecipient } from '#server/people/account/mail-addresses.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/moderation/mails.ts'

const mails = await loadTexts<typeof Mails>('moderation/mails.ts')

interface OwnerMailTools {
  readonly transaction: Transaction
  readonly mailer: Mailer
  readonly siteUrl: string
  /** When the decision can no longer be taken back, if it ever can. */
  readonly dueAt?: Date
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
  { transaction, mailer, siteUrl, dueAt }: OwnerMailTools,
  { before, reason, step }: DecidedHome,
): Promise<void> {
  const { id, owner, changes, content } = before
  const isShown = isVisible(before.state)
  if (reason === null && isShown) return
  const recipient = await findMailRecipient(transaction, owner)
  if (recipient === null) return
  const { to, language } = recipient
  const listing = await findListingKey(transaction, changes ?? id)
  const ownPath = step === null ? homeInListPath(id) : offerStepPath(id, step)
  const shownPath = reason !== null || listing === null ? ownPath : listingPath(listing)
  const text = mails[language].decisionMail({
    home: wordAddress(formatOfferPlace(toOfferContent(content)), language),
    about: changes === null ? (isShown ? 'shown home' : 'home') : 'change',
    reason,
    link: siteUrl + inLanguage(shownPath, language),
    card:
      listing &&
      (await findMailCard(transaction, siteUrl, { ...listing, reader: owner, language })),
  })
  await mailer.send({ to, account: owner, ...text }, transaction, dueAt)
}
