import './copies-view.css'
import { Link, useNavigationType } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { focusIfLost, useConfirmationLine } from '#app/ui/use-action-result.ts'
import { copyAnchor } from '#domain/homes/claim/confirmation.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/pictures/home-picture.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { claimTexts, copiesTexts } from '#texts/homes/copies.ts'
import { actionLabel } from '#texts/homes/list.ts'
import { stepTexts } from '#texts/homes/steps.ts'
import { ClaimForm, type RefusedClaim } from './claim-form.tsx'
import { ClaimResult, type ClaimResultProps } from './claim-result.tsx'

interface ClaimConfirmation {
  /** The listing that the copy is, such as "rent/1001". */
  readonly target: string
}

/**
 * Announces that a copy was claimed and moves focus to it.
 *
 * @returns the sentence that the document itself shows when there are no scripts
 */
function useClaimConfirmation(claimed: ClaimConfirmation | null): ClaimConfirmation | null {
  const notify = useNotify()
  return useConfirmationLine(claimed, useNavigationType() === 'POP', ({ target }) => {
    notify.success(claimTexts.sent)
    focusIfLost(document.querySelector<HTMLElement>(`#${copyAnchor(target)} h2`))
  })
}

/** Another person's home, as every visitor sees it. */
export interface ShownCopy {
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

interface CopiesViewProps {
  /** Location of the owner's home. */
  readonly place: string
  readonly copies: readonly ShownCopy[]
  /** Whether the owner's home was ever approved. */
  readonly canClaim: boolean
  /** How many claims the account has left. */
  readonly left: number
  /** The claim that was not accepted. */
  readonly refused: RefusedClaim | undefined
  /** The claim that was just made. */
  readonly done: ClaimConfirmation | null
}

/** docs/product/moderation.md, "Copies of a home" and "Claims". */
export function CopiesView({ place, copies, done, ...claiming }: CopiesViewProps) {
  const shown = useClaimConfirmation(done)
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
            <Copy {...claiming} copy={copy} isConfirmed={shown?.target === copy.target} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CopyProps extends Omit<CopiesViewProps, 'place' | 'copies' | 'done'> {
  readonly copy: ShownCopy
  /** Whether to announce that it was claimed. */
  readonly isConfirmed: boolean
}

function Copy({ copy, canClaim, left, refused, isConfirmed }: CopyProps) {
  const { target, address, shown, claim } = copy
  const isRefused = refused?.target === target
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
          <ClaimForm
            target={target}
            left={left}
            home={address}
            refused={isRefused ? refused : undefined}
          />
        )}
      </div>
    </>
  )
}
