import './viewing-list.css'
import './viewing-panel.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { viewingsInConversationPath } from '#domain/messages/viewing/links.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import { viewingTexts } from '#texts/messages/viewing.ts'
import { ViewingFacts } from './viewing-facts.tsx'

interface UpcomingViewingsProps {
  readonly viewings: readonly (MyViewing & { readonly conversation: string })[]
}

/** Agreed viewings of all conversations. */
export function UpcomingViewings({ viewings }: UpcomingViewingsProps) {
  if (viewings.length === 0) return null
  return (
    <section className="viewing-panel mb-8 max-w-[50rem]" aria-labelledby="upcoming-viewings">
      <h2 id="upcoming-viewings" className="text-xl/heading">
        {viewingTexts.upcoming}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {viewings.map((viewing) => (
          <li key={viewing.id} className="panel viewing-entry" data-state={viewing.state}>
            <ViewingFacts viewing={viewing} />
            <Link to={viewingsInConversationPath(viewing.conversation)} className={quietButton}>
              {viewingTexts.open}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{viewingTexts.zone}</p>
    </section>
  )
}
