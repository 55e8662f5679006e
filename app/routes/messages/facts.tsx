import './messages-page.css'
import { data, Link, redirect, useActionData } from 'react-router'
import { factChoiceNames } from '#app/features/homes/choice-names.ts'
import { AnswerFactsForm } from '#app/features/homes/steps/answer-facts-form.tsx'
import { GoneConversation } from '#app/features/messages/conversation/gone-conversation.tsx'
import { nameCounterpart, nameHome } from '#app/features/messages/conversation/name-counterpart.ts'
import type { FailedForm } from '#app/forms/use-schema-form.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import type { WordedFact } from '#domain/catalog/listing/facts.ts'
import { type OfferField, toOfferContent } from '#domain/homes/offer/content.ts'
import { createFieldsSchema } from '#domain/homes/offer/step-schema.ts'
import { conversationPath } from '#domain/messages/conversation/links.ts'
import { factsPath } from '#domain/messages/facts/links.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { messagesContext } from '#server/messages/open.ts'
import { formatProblem } from '#texts/homes/problems.ts'
import { factQuestionTexts } from '#texts/messages/facts.ts'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'
import type { Route } from './+types/facts.ts'
import { requireMyConversation } from './require-my-conversation.ts'

export const meta = () => [
  { title: factQuestionTexts.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { uid, conversation } = await requireMyConversation(context, id, factsPath(id))
  const facts = await context.get(messagesContext).facts.listAsked(uid, id)
  return { conversation, facts, names: factChoiceNames }
}

/** Stores what was answered; a form without an answer is a 400 and changes nothing. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { uid } = await requireMyConversation(context, id, factsPath(id))
  const questions = context.get(messagesContext).facts
  const asked = await questions.listAsked(uid, id)
  const schema = createFieldsSchema(asked, {
    content: toOfferContent({}),
    formatProblem,
    currentYear: new Date().getUTCFullYear(),
  })
  const parsed = await parsePostedForm(await readPostedForm(request), schema)
  if (parsed.errors) return refuseForm(400, parsed)
  const given = asked
    .map((fact): [WordedFact, string] => [fact, parsed.data[fact].trim()])
    .filter(([, text]) => text !== '')
  if (given.length === 0)
    return data<FailedForm<OfferField>>({ problem: factQuestionTexts.empty }, 400)
  const refused = await questions.answer(uid, id, Object.fromEntries(given))
  if (refused === null) return redirect(`${conversationPath(id)}#write`, 303)
  const problem =
    refused.refusal === 'too fast' ? factQuestionTexts.tooFast : factQuestionTexts.notNow
  return refuseForm(getRefusalStatus(refused.refusal), parsed, problem)
}

export const clientAction = keepOnLostConnection(lostConnectionTexts.notSent)

export const ErrorBoundary = GoneConversation

/** `/messages/:id/facts` (docs/product/messages.md, "Questions about facts"). */
export default function Facts({ loaderData }: Route.ComponentProps) {
  const { conversation, facts, names } = loaderData
  const outcome = useActionData<FailedForm<OfferField>>()
  return (
    <div className="page page-detail">
      <div className="page-column messages-page">
        <Link to={`${conversationPath(conversation.id)}#write`} className="text-link touch-link">
          {factQuestionTexts.back}
        </Link>
        <header>
          <h1>{factQuestionTexts.title}</h1>
          <p className="mt-2 text-ink-soft">
            {nameHome(conversation)} · {nameCounterpart(conversation)}
          </p>
        </header>
        {facts.length > 0 ? (
          <>
            <p>{factQuestionTexts.lead}</p>
            <div className="panel">
              <AnswerFactsForm facts={facts} names={names} outcome={outcome} />
            </div>
          </>
        ) : (
          <p>{factQuestionTexts.nothing}</p>
        )}
      </div>
    </div>
  )
}
