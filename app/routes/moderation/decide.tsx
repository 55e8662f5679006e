import './decided-home.css'
import type { ComponentProps, ReactNode } from 'react'
import { redirect } from 'react-router'
import { Appeal } from '#app/features/moderation/appeal.tsx'
import { CaseNavigation } from '#app/features/moderation/case-navigation.tsx'
import { ChangeTable } from '#app/features/moderation/change-table.tsx'
import { CheckForm } from '#app/features/moderation/check-form.tsx'
import { ClaimView } from '#app/features/moderation/claim/claim-view.tsx'
import { DecisionFailed } from '#app/features/moderation/decision-failed.tsx'
import { DecisionForm, type DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { EarlierRejection } from '#app/features/moderation/earlier-rejection.tsx'
import { Evidence } from '#app/features/moderation/evidence/evidence.tsx'
import { OwnerBackground } from '#app/features/moderation/evidence/owner-background.tsx'
import { LastDecision } from '#app/features/moderation/last-decision.tsx'
import { PresentedHome } from '#app/features/moderation/presented-home.tsx'
import { ReportList } from '#app/features/moderation/report-list.tsx'
import { Shortcuts } from '#app/features/moderation/shortcuts/shortcuts.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { findClaimOutcome } from '#domain/safety/claim-outcome.ts'
import { isCheckDecision } from '#domain/safety/logged-decision.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requireRole } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { moderationTexts, recusalTexts } from '#texts/moderation/moderation.ts'
import type { Route } from './+types/decide.ts'
import { CasePlace } from './case-place.tsx'
import { decideClaim, getClaimData } from './claim.ts'
import { decideCheck } from './decide-check.ts'
import { getDecided } from './decided.ts'
import { GONE_PARAM } from './gone.ts'
import { decideHome, getHomeData } from './home.ts'
import { PicturesInPlace } from './pictures-in-place.tsx'
import { refusedContext } from './refusal.ts'

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
      getDecided({ request, context, uid }),
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
  const { claim, claimed, homes } = loaderData
  return (
    <PicturesInPlace key={params.id}>
      <ClaimView
        above={above}
        claim={claim}
        claimed={claimed}
        original={<PresentedHome {...homes.original} />}
        copy={<PresentedHome {...homes.copy} />}
        outcome={outcome}
      />
    </PicturesInPlace>
  )
}

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

type HomeData = Extract<Route.ComponentProps['loaderData'], { kind: 'home' }>

interface DecideHomeProps extends HomeData {
  /** Navigation, and what was decided before. */
  readonly above: ReactNode
  readonly outcome: DecisionOutcome | undefined
}

function DecideHome(props: DecideHomeProps) {
  const {
    above,
    isShown,
    isChange,
    home,
    evidence,
    background,
    place,
    reasons,
    queued,
    check,
    outcome,
  } = props
  return (
    <PicturesInPlace>
      <div className="page page-detail">
        {above}
        {isShown && <p className="callout mb-6">{moderationTexts.shown}</p>}
        {isChange && <p className="callout mb-6">{moderationTexts.change}</p>}
        <h1 tabIndex={-1} className="mb-6">
          {moderationTexts.title}
        </h1>
        <div className="decided-home">
          <div className="mb-6 min-w-0">
            <PresentedHome {...home} />
          </div>
          <div className="min-w-0">
            {evidence && queued && <Evidence flags={queued.flags} evidence={evidence} />}
            {!check && outcome?.check && <DecisionFailed {...outcome.check} />}
            {check && (
              <CheckForm
                {...check}
                reasons={reasons.check}
                refused={outcome?.check ?? (queued ? undefined : outcome)}
              />
            )}
            {queued && (
              <>
                {queued.appeal !== null && <Appeal appeal={queued.appeal} />}
                {queued.rejection !== null && <EarlierRejection {...queued.rejection} />}
                <ChangeTable
                  id="changes"
                  heading={moderationTexts.changes}
                  before={moderationTexts.changesBefore}
                  changes={queued.changes}
                />
                <ReportList reports={queued.reports} />
                {queued.recusal !== null ? (
                  <>
                    {outcome?.problem !== undefined && (
                      <DecisionFailed
                        problem={outcome.problem}
                        reason={outcome.form?.values.reason}
                      />
                    )}
                    <p className="callout">{recusalTexts[queued.recusal]}</p>
                  </>
                ) : (
                  <DecisionForm
                    revision={queued.revision}
                    reasons={reasons.home}
                    outcome={outcome}
                  />
                )}
              </>
            )}
          </div>
          <div className="decided-home-about grid min-w-0 justify-items-start gap-6">
            <CasePlace {...place} />
            {background && <OwnerBackground {...background} />}
            <Shortcuts />
          </div>
        </div>
      </div>
    </PicturesInPlace>
  )
}
