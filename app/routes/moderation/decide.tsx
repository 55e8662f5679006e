import './decided-home.css'
import type { ComponentProps } from 'react'
import { Link, redirect, useNavigationType } from 'react-router'
import { DecisionFailed } from '#app/features/moderation/decision-failed.tsx'
import type { DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { Shortcuts } from '#app/features/moderation/shortcuts/shortcuts.tsx'
import { type Undoable, UndoDecision } from '#app/features/moderation/undo-decision.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useConfirmationLine } from '#app/ui/use-action-result.ts'
import type { DecisionConfirmation } from '#domain/moderation/confirmation.ts'
import { GONE_PARAM, moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { findClaimOutcome } from '#domain/safety/claim-outcome.ts'
import { isCheckDecision } from '#domain/safety/logged-decision.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requireRole } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { formatDecided } from '#texts/moderation/done.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'
import type { Route } from './+types/decide.ts'
import { decideClaim, getClaimData } from './claim.ts'
import { ClaimView } from './claim-view.tsx'
import { decideCheck } from './decide-check.ts'
import { DecideHome } from './decide-home.tsx'
import { getDecided } from './decided.ts'
import { decideHome, getHomeData, refusedContext } from './home.ts'
import { PicturesInPlace } from './pictures-in-place.tsx'

export const meta = () => [{ title: moderationTexts.title }, { name: 'robots', content: 'noindex' }]

/** @throws 404 for what is neither the id of a home nor of a claim */
function requireId({ id }: { readonly id: string }): string {
  if (!isUuid(id)) throw createPageError(404)
  return id
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { uid } = await requireRole(context, 'moderator', moderatedOfferPath(params.id))
  const id = requireId(params)
  const found = (await getHomeData(context, id, uid)) ?? (await getClaimData(context, id, uid))
  if (found !== null) {
    const [neighbors, decided] = await Promise.all([
      context.get(moderationContext).cases.findNeighbors(uid, id),
      getDecided(request, context, uid),
    ])
    return { ...found, neighbors, ...decided }
  }
  if (context.get(refusedContext)) return { kind: 'decided' as const }
  // Decided by another moderator, or withdrawn, since the list was shown.
  throw redirect(withParameters(PATHS.moderation, { [GONE_PARAM]: '' }))
}

/** A form without a known decision is a 400 and changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid } = await requireRole(context, 'moderator', moderatedOfferPath(params.id))
  const id = requireId(params)
  const posted = await readPostedForm(request)
  const intent = posted.get('intent')
  const outcome = findClaimOutcome(intent)
  const decision = { context, posted, id, uid }
  const answer = isCheckDecision(intent)
    ? await decideCheck(decision, intent)
    : outcome !== null
      ? await decideClaim(decision, outcome)
      : await decideHome(decision)
  if (answer instanceof Response) return answer
  context.set(refusedContext, true)
  return answer
}

export const clientAction = keepOnLostConnection<typeof action>()

/** `/moderation/:id`, for a home or a claim (docs/product/moderation.md, "Moderation", "Claims"). */
export default function DecidePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const outcome: DecisionOutcome | undefined = actionData
  const typed = outcome?.form?.values.reason || outcome?.check?.reason || ''
  const problem = outcome?.problem ?? outcome?.check?.problem ?? moderationTexts.gone
  if (loaderData.kind === 'decided') return <Decided problem={problem} reason={typed} />
  const { neighbors, decided, undoable } = loaderData
  const above = (
    <>
      <CaseNavigation neighbors={neighbors} />
      <LastDecision decided={outcome ? null : decided} undoable={undoable} />
    </>
  )
  // Keyed, so that nothing typed about one case stands in the next one.
  if (loaderData.kind === 'home')
    return <DecideHome key={params.id} {...loaderData} above={above} outcome={outcome} />
  return (
    <PicturesInPlace key={params.id}>
      <ClaimView {...loaderData} above={above} outcome={outcome} />
    </PicturesInPlace>
  )
}

/** Ids of the cases before and after the shown one. */
interface CaseNeighbors {
  readonly previous: string | null
  readonly next: string | null
}

/** From a case to the queue and to its neighbors there. */
const CaseNavigation = ({ neighbors }: { readonly neighbors: CaseNeighbors | null }) => (
  <nav aria-label={moderationTexts.cases} className="mb-4 flex flex-wrap gap-x-6">
    <Link to={PATHS.moderation} className="text-link touch-link" data-shortcut="back">
      {moderationTexts.back}
    </Link>
    {(['previous', 'next'] as const).map((side) => {
      const id = neighbors?.[side]
      return (
        id && (
          <Link
            key={side}
            to={moderatedOfferPath(id)}
            className="text-link touch-link"
            data-shortcut={side}
          >
            {moderationTexts[side]}
          </Link>
        )
      )
    })}
  </nav>
)

const Decided = (props: ComponentProps<typeof DecisionFailed>) => (
  <div className="page page-detail">
    <CaseNavigation neighbors={null} />
    <h1 tabIndex={-1} className="mb-6">
      {moderationTexts.title}
    </h1>
    <DecisionFailed {...props} />
    <Shortcuts />
  </div>
)

interface LastDecisionProps {
  readonly decided: DecisionConfirmation | null
  readonly undoable: Undoable | null
}

/** Confirms the decision that opened the next case, and takes it back. */
function LastDecision({ decided, undoable }: LastDecisionProps) {
  const notify = useNotify()
  const shown = useConfirmationLine(decided, useNavigationType() === 'POP', (done) => {
    notify.success(formatDecided(done))
    focusIfLost(document.querySelector<HTMLElement>('h1'))
  })
  return (
    <>
      {shown !== null && (
        <p role="status" className="callout mb-6">
          {formatDecided(shown)}
        </p>
      )}
      {undoable && <UndoDecision key={undoable.id} {...undoable} />}
    </>
  )
}
