import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import type { ViewingConfirmation } from '#domain/messages/viewing/confirmation.ts'
import { VIEWINGS_ANCHOR, viewingsPath } from '#domain/messages/viewing/links.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import { viewingTexts } from '#texts/messages/viewing.ts'
import { ViewingConfirmationLine } from './viewing-confirmation.tsx'
import { ViewingList } from './viewing-list.tsx'

interface ViewingPanelProps {
  /** Id of the conversation. */
  readonly id: string
  readonly viewings: readonly MyViewing[]
  readonly party: Party
  readonly mayOffer: boolean
  /** What was just done. */
  readonly done: ViewingConfirmation | null
}

/** The viewings within a conversation (docs/product/messages.md, "Viewings"). */
export function ViewingPanel({ id, party, viewings, mayOffer, done }: ViewingPanelProps) {
  const { title, zone, offerTimes, proposeTimes, changeTimes } = viewingTexts
  const first = party === 'owner' ? offerTimes : proposeTimes
  if (viewings.length === 0 && !mayOffer && done === null) return null
  return (
    <section id={VIEWINGS_ANCHOR} className="viewing-panel" aria-label={title} tabIndex={-1}>
      {(viewings.length > 0 || done !== null) && <h2 className="text-base/heading">{title}</h2>}
      <ViewingConfirmationLine done={done} />
      {viewings.length > 0 && (
        <>
          <ViewingList id={id} viewings={viewings} />
          <p className="text-ink-soft text-sm">{zone}</p>
        </>
      )}
      {viewings.length === 0 && done !== null && (
        <p className="text-ink-soft">{viewingTexts.none}</p>
      )}
      {mayOffer && (
        <Link to={viewingsPath(id)} className={quietButton}>
          {party === 'owner' && viewings.length > 0 ? changeTimes : first}
        </Link>
      )}
    </section>
  )
}
