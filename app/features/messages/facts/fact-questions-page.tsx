import '#app/features/messages/messages-page.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameCounterpart, nameHome } from '#app/features/messages/conversation/name-counterpart.ts'
import { conversationPath } from '#domain/messages/conversation/links.ts'
import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import { factQuestionTexts } from '#texts/messages/facts.ts'

interface FactQuestionsPageProps {
  readonly conversation: MyConversation
  /** `false` once everything is answered. */
  readonly form: ReactNode
}

/** docs/product/messages.md, "Questions about facts". */
export const FactQuestionsPage = ({ conversation, form }: FactQuestionsPageProps) => (
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
      {form ? (
        <>
          <p>{factQuestionTexts.lead}</p>
          <div className="panel">{form}</div>
        </>
      ) : (
        <p>{factQuestionTexts.nothing}</p>
      )}
    </div>
  </div>
)
