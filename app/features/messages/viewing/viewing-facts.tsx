import { formatViewingParts } from '#texts/format/viewing-time.ts'
import './viewing-list.css'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import { toSpan } from '#domain/messages/viewing/viewing-event.ts'
import { unavailableSentences, viewingTexts } from '#texts/messages/viewing.ts'

export function ViewingFacts({ viewing }: { readonly viewing: MyViewing }) {
  const [day, hours] = formatViewingParts(toSpan(viewing))
  const { state, offeredBy, place, disclosesExactPlace, conflict, unavailable } = viewing
  return (
    <div className="viewing-facts">
      <p className="text-ink-soft text-sm">
        {viewingTexts[state === 'offered' && offeredBy === 'seeker' ? 'proposed' : state]}
      </p>
      <p className="font-semibold">
        <time dateTime={viewing.startsAt}>
          {/* Each on one line if it fits. */}
          <span className="inline-block">{day},</span> <span className="inline-block">{hours}</span>
        </time>
      </p>
      {state === 'taken' && place !== '' && <p className="text-ink-soft">{place}</p>}
      {state === 'offered' && disclosesExactPlace && (
        <p className="text-ink-soft text-sm">{viewingTexts.willTellPlace}</p>
      )}
      {unavailable !== null && (
        <p className="mt-1 text-(length:--text-sm)">{unavailableSentences[unavailable]}</p>
      )}
      {conflict !== null && (
        <p className="mt-1 text-(length:--text-sm)">{getConflictSentence(viewing)}</p>
      )}
    </div>
  )
}

function getConflictSentence({ conflict, party }: MyViewing): string {
  if (conflict === 'offered') return viewingTexts.rivalOffered
  return party === 'owner' ? viewingTexts.rivalTaken : viewingTexts.rivalTakenForSeeker
}
