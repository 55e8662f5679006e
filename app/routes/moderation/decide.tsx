import './decided-home.css'
import type { ComponentProps } from 'react'
import { data, Link, redirect, useActionData } from 'react-router'
import { PresentedHome } from '#app/features/homes/presented-home.tsx'
import { Appeal } from '#app/features/moderation/appeal.tsx'
import { ChangeTable } from '#app/features/moderation/change-table.tsx'
import { CheckForm } from '#app/features/moderation/check-form.tsx'
import { ClaimView } from '#app/features/moderation/claim/claim-view.tsx'
import { DecisionFailed } from '#app/features/moderation/decision-failed.tsx'
import { DecisionForm, type DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { ReportList } from '#app/features/moderation/report-list.tsx'
import { Shortcuts } from '#app/features/moderation/shortcuts/shortcuts.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm } from '#app/routes/shell/posted-form.ts'
import {
  moderationTexts,
  reasonMessages,
  recusalTexts,
} from '#content/texts/moderation/moderation.ts'
import { findChanges } from '#domain/homes/offer/changes.ts'
import { isDecision, isVisible, needsReason } from '#domain/homes/offer/lifecycle/state.ts'
import { checkPicturePath } from '#domain/homes/offer/links.ts'
import { readRevision } from '#domain/homes/offer/revision.ts'
import { decisionConfirmationPath } from '#domain/moderation/confirmation.ts'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { reasonSchema } from '#domain/moderation/reason.ts'
import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { formatDay } from '#domain/platform/time/calendar-day.ts'
import type { QueuedHome } from '#server/moderation/desk/queued-homes.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requireRole } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import type { Route } from './+types/decide.ts'
import { decideClaim, getClaimData } from './claim.ts'
import { decideCheck } from './decide-check.ts'
import { GONE_PARAM } from './gone.ts'
import { findRefusal, refusedContext } from './refusal.ts'

const schema = reasonSchema(reasonMessages)

export const meta = () => [{ title: moderationTexts.title }, { name: 'robots', content: 'noindex' }]

/** @throws 404 for what is neither the id of a home nor of a claim */
function requireId({ id }: { readonly id: string }): string {
  if (!isUuid(id)) throw createPageError(404)
  return id
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = await requireRole(context, 'moderator', moderatedOfferPath(params.id))
  const id = requireId(params)
  const { desk, checks } = context.get(moderationContext)
  const [queued, checked] = await Promise.all([desk.find(id, uid), checks.findToDecide(id, uid)])
  const found = queued ?? checked
  const claim = found === null ? await getClaimData(context, id, uid) : null
  if (claim !== null) return claim
  if (found === null && context.get(refusedContext)) return { kind: 'decided' as const }
  // Decided by another moderator, or withdrawn, since the list was shown.
  if (found === null) throw redirect(withParameters(PATHS.moderation, { [GONE_PARAM]: '' }))
  const { offer, home } = found
  return {
    kind: 'home' as const,
    isShown: isVisible(offer.state),
    home,
    queued: queued && presentQueued(queued),
    check: checked && {
      code: checked.code,
      isOwn: checked.isOwn,
      picturePath: checkPicturePath(id),
    },
  }
}

function presentQueued({ offer, flags, recusal, ...found }: QueuedHome) {
  const { approvedContent, content, appeal, reason } = offer
  const changes = approvedContent === null ? [] : findChanges(approvedContent, content)
  const reports = found.reports.map(({ id, reason, words, createdAt }) => ({
    id,
    reason,
    words,
    on: formatDay(createdAt),
  }))
  return { revision: offer.revision, flags, recusal, reports, changes, appeal, reason }
}

/** A form without a known decision is a 400 and changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid } = await requireRole(context, 'moderator', moderatedOfferPath(params.id))
  const id = requireId(params)
  const posted = await readPostedForm(request)
  const answer = await decide({ context, posted, id, uid })
  if (answer instanceof Response) return answer
  context.set(refusedContext, true)
  return answer
}

interface Posted {
  readonly context: Route.ActionArgs['context']
  readonly posted: FormData
  /** Id of a home or of a claim. */
  readonly id: string
  /** Uid of the moderator. */
  readonly uid: string
}

async function decide({ context, posted, id, uid }: Posted) {
  const checked = await decideCheck({ context, posted, id, uid })
  const claimed = checked ?? (await decideClaim({ context, posted, id, uid }))
  if (claimed !== null) return claimed
  const [decision, revision] = [posted.get('intent'), readRevision(posted.get('revision'))]
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  const refuse = (status: number, outcome: Partial<DecisionOutcome>) =>
    data<DecisionOutcome>({ form: { values, errors: {} }, ...outcome }, { status })
  if (!isDecision(decision) || revision === null)
    return refuse(400, { problem: moderationTexts.gone })
  if (needsReason(decision) && errors) return refuse(400, { form: { values, errors } })
  const isDone = await context
    .get(moderationContext)
    .desk.decide({ id, revision, decision, uid, ...(needsReason(decision) && valid) })
  if (!isDone) return refuse(409, { problem: await findRefusal({ context, id, uid }) })
  return redirect(decisionConfirmationPath({ decision, kind: 'offer' }), 303)
}

export const clientAction = keepOnLostConnection()

/** `/moderation/:id`, for a home or a claim (docs/product/moderation.md, "Moderation", "Claims"). */
export default function DecidePage({ loaderData }: Route.ComponentProps) {
  const outcome = useActionData<DecisionOutcome>()
  const typed = outcome?.form?.values.reason || outcome?.check?.reason || ''
  const problem = outcome?.problem ?? outcome?.check?.problem ?? moderationTexts.gone
  if (loaderData.kind === 'decided') return <Decided problem={problem} reason={typed} />
  if (loaderData.kind === 'home') return <DecideHome {...loaderData} outcome={outcome} />
  const { homes, kind: _kind, ...claim } = loaderData
  return (
    <ClaimView
      {...claim}
      original={<PresentedHome {...homes.original} />}
      copy={<PresentedHome {...homes.copy} />}
      outcome={outcome}
    />
  )
}

const Decided = (props: ComponentProps<typeof DecisionFailed>) => (
  <div className="page page-detail">
    <Link to={PATHS.moderation} className="text-link touch-link mb-4" data-shortcut="back">
      {moderationTexts.back}
    </Link>
    <h1 className="mb-6">{moderationTexts.title}</h1>
    <DecisionFailed {...props} />
    <Shortcuts />
  </div>
)

type HomeData = Extract<Route.ComponentProps['loaderData'], { kind: 'home' }>

function DecideHome(props: HomeData & { readonly outcome: DecisionOutcome | undefined }) {
  const { isShown, home, queued, check, outcome } = props
  return (
    <div className="page page-detail">
      <Link to={PATHS.moderation} className="text-link touch-link mb-4" data-shortcut="back">
        {moderationTexts.back}
      </Link>
      {isShown && <p className="callout mb-6">{moderationTexts.shown}</p>}
      <h1 className="mb-6">{moderationTexts.title}</h1>
      <div className="decided-home">
        <div className="mb-6">
          <PresentedHome {...home} />
        </div>
        <div>
          {!check && outcome?.check && <DecisionFailed {...outcome.check} />}
          {check && (
            <CheckForm {...check} refused={outcome?.check ?? (queued ? undefined : outcome)} />
          )}
          {queued && (
            <>
              <ChangeTable changes={queued.changes} />
              {queued.appeal !== null && <Appeal appeal={queued.appeal} reason={queued.reason} />}
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
                <DecisionForm revision={queued.revision} flags={queued.flags} outcome={outcome} />
              )}
            </>
          )}
          <Shortcuts />
        </div>
      </div>
    </div>
  )
}
