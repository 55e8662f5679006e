import { data, redirect } from 'react-router'
import type { RefusedClaim } from '#app/features/homes/copies/claim-form.tsx'
import type { ClaimResultProps } from '#app/features/homes/copies/claim-result.tsx'
import { CopiesView, type ShownCopy } from '#app/features/homes/copies/copies-view.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm } from '#app/routes/shell/posted-form.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import { claimConfirmationPath, readClaimConfirmation } from '#domain/homes/claim/confirmation.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import { reasonSchema } from '#domain/moderation/reason.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import type { MadeClaim } from '#server/moderation/claim/claims.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { formatDay } from '#texts/format/date.ts'
import { formatListedPrice } from '#texts/format/price.ts'
import { claimMessages, claimRefusals, copiesTexts } from '#texts/homes/copies.ts'
import { myListingsTexts } from '#texts/homes/list.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/copies.ts'
import { requireMyOffer } from './require-my-offer.ts'

export const meta = () => [{ title: copiesTexts.title }, { name: 'robots', content: 'noindex' }]

const presentClaim = ({ state, createdAt, decidedAt, reason }: MadeClaim): ClaimResultProps => ({
  state,
  claimedOn: formatDay(createdAt),
  reason,
  decidedOn: decidedAt === null ? '' : formatDay(decidedAt),
})

/** Homes that show this one's pictures, as visitors see them, and the owner's claims. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { owner, offers, offer } = await requireMyOffer(context, params.id, 'copies')
  const { content, id } = offer
  const claims = await context.get(moderationContext).claims.list(owner, id)
  const shown = (await offers.listCopies(owner, id)).flatMap((copy): ShownCopy[] => {
    if (copy.listing === null) return []
    const target = formatListingTarget(copy.listing)
    const claim = claims.find((it) => it.target === target)
    const listing = offers.preview(copy)
    return [
      {
        target,
        address: wordAddress(listing.address, language),
        claim: claim === undefined ? null : presentClaim(claim),
        shown: {
          path: listingPath(copy.listing),
          reportPath: reportListingPath(copy.listing),
          price: formatListedPrice(listing, AS_LISTED),
          cover: copy.pictures[0] ?? null,
        },
      },
    ]
  })
  const others = claims
    .filter(({ target }) => !shown.some((copy) => copy.target === target))
    .map((claim): ShownCopy => {
      const { target, address } = claim
      return {
        target,
        address: wordAddress(address, language) || copiesTexts.gone,
        shown: null,
        claim: presentClaim(claim),
      }
    })
  const copies = [...shown, ...others]
  const claimed = readClaimConfirmation(new URL(request.url).searchParams)
  const isTrue = copies.some(({ target, claim }) => target === claimed && claim !== null)
  return {
    done: claimed !== null && isTrue ? { target: claimed } : null,
    place: wordAddress(formatOfferPlace(content), language) || myListingsTexts.unnamed,
    canClaim: offer.approvedContent !== null,
    left: await context.get(moderationContext).claims.countLeft(owner),
    copies,
  }
}

const schema = reasonSchema(claimMessages)

/** Claims a copy. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { owner, offer } = await requireMyOffer(context, params.id, 'copies')
  const posted = await readPostedForm(request)
  const target = String(posted.get('target') ?? '')
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  const refuse = (status: number, problem: string) =>
    data<RefusedClaim>({ target, reason: values.reason, problem }, { status })
  if (errors) return refuse(400, errors.reason ?? claimMessages.short)
  const wanted = { owner, id: offer.id, target, words: valid.reason }
  const refusal = (await context.get(moderationContext).claims.make(wanted))?.refusal
  // Sent twice, it counts once.
  if (refusal === undefined || refusal === 'claimed')
    return redirect(claimConfirmationPath(offer.id, target), 303)
  return refuse(getRefusalStatus(refusal), claimRefusals[refusal])
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/my/listings/:id/copies` (docs/product/moderation.md, "Copies of a home", "Claims"). */
export default function CopiesPage({ loaderData, actionData }: Route.ComponentProps) {
  // After a lost connection it has the posted fields, which are those of a refused claim.
  return <CopiesView {...loaderData} refused={actionData as RefusedClaim | undefined} />
}
