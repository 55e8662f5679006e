import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { viewingTexts } from '#content/texts/viewing/viewing.ts'
import { viewingsPath } from '#domain/viewing/links.ts'
import type { OwnViewing } from '#domain/viewing/own-viewing.ts'
import { ViewingList } from './viewing-list.tsx'
import './viewing-panel.css'

interface ViewingPanelProps {
  /** Of the conversation. */
  readonly id: string
  readonly viewings: readonly OwnViewing[]
  readonly mayOffer: boolean
}

/** In a conversation (docs/product.md, "Viewings"). */
export function ViewingPanel({ id, viewings, mayOffer }: ViewingPanelProps) {
  const { title, zone, offerTimes, changeTimes } = viewingTexts
  if (viewings.length === 0 && !mayOffer) return null
  return (
    <section id="viewings" className="viewing-panel" aria-labelledby="viewing-times">
      {viewings.length > 0 && (
        <>
          <h2 id="viewing-times">{title}</h2>
          <ViewingList id={id} viewings={viewings} />
          <p className="text-ink-soft text-sm">{zone}</p>
        </>
      )}
      {mayOffer && (
        <Link to={viewingsPath(id)} className={quietButton}>
          {viewings.length > 0 ? changeTimes : offerTimes}
        </Link>
      )}
    </section>
  )
}
