import './copies-view.css'
import { data, Link, redirect, useNavigationType } from 'react-router'
import {
  ClaimForm,
  ClaimResult,
  type ClaimResultProps,
  type RefusedClaim,
} from '#app/features/homes/claim/claim-form.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm } from '#app/routes/shell/posted-form.ts'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { focusIfLost, useConfirmationLine } from '#app/ui/use-action-result.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import {
  claimConfirmationPath,
  copyAnchor,
  readClaimConfirmation,
} from '#domain/homes/claim/confirmation.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import type { MadeClaim } from '#server/moderation/claim/claims.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { formatDay } from '#texts/format/date.ts'
import { formatListedPrice } from '#texts/format/price.ts'
import { claimMessages, claimRefusals, claimTexts, copiesTexts } from '#texts/homes/copies.ts'
import { actionLabel } from '#texts/homes/list.ts'
import { stepTexts } from '#texts/homes/steps.ts'
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
  const { owner, offers, offer, place } = await requireMyOffer(context, params.id, 'copies')
  const { id } = offer
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
    place,
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

/** Another person's home, as every visitor sees it. */
interface ShownCopy {
  /** Token that names it in the claim form. */
  readonly target: string
  readonly address: string
  /** `null` if visitors do not see it at the moment. */
  readonly shown: {
    readonly path: string
    readonly reportPath: string
    readonly price: string
    readonly cover: HomePicture | null
  } | null
  /** `null` until claimed. */
  readonly claim: ClaimResultProps | null
}

/** `/my/listings/:id/copies` (docs/product/moderation.md, "Copies of a home", "Claims"). */
export default function CopiesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { place, copies, done, ...claiming } = loaderData
  // After a lost connection it has the posted fields, which are those of a refused claim.
  const refused = actionData as RefusedClaim | undefined
  const notify = useNotify()
  const shown = useConfirmationLine(done, useNavigationType() === 'POP', ({ target }) => {
    notify.success(claimTexts.sent)
    focusIfLost(document.querySelector<HTMLElement>(`#${copyAnchor(target)} h2`))
  })
  const isShown = copies.some(({ shown }) => shown !== null)
  return (
    <div className="page page-detail">
      <Link to={PATHS.myListings} className="text-link touch-link mb-3">
        {stepTexts.all}
      </Link>
      <h1>{copiesTexts.title}</h1>
      <p className="mt-3 text-lg">{place}</p>
      <p className="mt-2 max-w-prose text-ink-soft">
        {isShown ? copiesTexts.lead : copiesTexts.none}
      </p>
      <ul className="mt-6 grid max-w-[50rem] gap-4">
        {copies.map((copy) => (
          <li
            key={copy.target}
            id={copyAnchor(copy.target)}
            className="panel copy-entry wrap-anywhere grid gap-x-6 gap-y-4"
          >
            <Copy
              {...claiming}
              copy={copy}
              refused={refused?.target === copy.target ? refused : undefined}
              isConfirmed={shown?.target === copy.target}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CopyProps extends Pick<Route.ComponentProps['loaderData'], 'canClaim' | 'left'> {
  readonly copy: ShownCopy
  /** The claim that was not accepted. */
  readonly refused: RefusedClaim | undefined
  /** Whether to announce that it was claimed. */
  readonly isConfirmed: boolean
}

function Copy({ copy, canClaim, left, refused, isConfirmed }: CopyProps) {
  const { target, address, shown, claim } = copy
  return (
    <>
      {shown?.cover && (
        <Picture
          src={homePictureUrl(shown.cover)}
          alt=""
          sizes="(width >= 768px) 12rem, 90vw"
          placeholder={shown.cover.placeholder}
          className="picture-fill copy-cover aspect-3/2 w-full max-w-80 rounded-md"
        />
      )}
      <div>
        <h2 tabIndex={-1} className="text-xl/heading">
          {address}
        </h2>
        {isConfirmed && (
          <p role="status" className="mt-1 font-medium text-brand">
            {claimTexts.sent}
          </p>
        )}
        {shown !== null && <p className="text-ink-soft">{shown.price}</p>}
        {claim !== null && <ClaimResult {...claim} />}
        {shown !== null && (
          <div className="mt-4 flex flex-wrap gap-2">
            <Link
              to={shown.path}
              className={quietButton}
              aria-label={actionLabel(copiesTexts.see, address)}
            >
              {copiesTexts.see}
            </Link>
            <Link
              to={shown.reportPath}
              className={quietButton}
              aria-label={actionLabel(copiesTexts.report, address)}
            >
              {copiesTexts.report}
            </Link>
          </div>
        )}
        {shown !== null && claim === null && !canClaim && (
          <p className="mt-3 text-ink-soft text-sm">{claimTexts.neverApproved}</p>
        )}
        {shown !== null && claim === null && canClaim && (
          <ClaimForm target={target} left={left} home={address} refused={refused} />
        )}
      </div>
    </>
  )
}
