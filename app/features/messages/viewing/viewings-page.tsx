import './viewing-panel.css'
import '#app/features/messages/messages-page.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Party } from '#domain/messages/conversation/party.ts'
import type { ViewingConfirmation } from '#domain/messages/viewing/confirmation.ts'
import { VIEWINGS_ANCHOR, viewingsInConversationPath } from '#domain/messages/viewing/links.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import { viewingTexts } from '#texts/messages/viewing.ts'
import { ViewingConfirmationLine } from './viewing-confirmation.tsx'
import { ViewingList } from './viewing-list.tsx'

interface ViewingsPageProps {
  /** Id of the conversation. */
  readonly id: string
  readonly home: string
  /** Name for the other person. */
  readonly other: string
  readonly party: Party
  readonly viewings: { readonly viewings: readonly MyViewing[]; readonly mayOffer: boolean }
  readonly problem: string | undefined
  /** What was just done. */
  readonly done: ViewingConfirmation | null
  /** Present if the person may offer times. */
  readonly form: ReactNode
}

/** docs/product/messages.md, "Viewings". */
export function ViewingsPage(props: ViewingsPageProps) {
  const { id, home, other, party, viewings, problem, done, form } = props
  const { mayOffer, viewings: list } = viewings
  return (
    <div className="page page-detail">
      <div className="page-column messages-page">
        <Link to={viewingsInConversationPath(id)} className="text-link touch-link">
          {viewingTexts.back}
        </Link>
        <header>
          <h1>{viewingTexts.title}</h1>
          <p className="mt-2 text-ink-soft">
            {home} · {other}
          </p>
        </header>
        {problem !== undefined && (
          <p className="callout" role="alert">
            {problem}
          </p>
        )}
        <p>{party === 'owner' ? viewingTexts.lead : viewingTexts.seekerLead}</p>
        {mayOffer && <div className="panel">{form}</div>}
        <section
          id={VIEWINGS_ANCHOR}
          className="viewing-panel"
          aria-label={viewingTexts.title}
          tabIndex={-1}
        >
          <ViewingConfirmationLine done={done} />
          {list.length === 0 ? (
            <p className="text-ink-soft">{viewingTexts.none}</p>
          ) : (
            <ViewingList id={id} viewings={list} />
          )}
          <p className="text-ink-soft text-sm">{viewingTexts.zone}</p>
        </section>
      </div>
    </div>
  )
}
