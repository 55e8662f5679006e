import './viewing-list.css'
import { untakeableSentences, viewingTexts } from '#content/texts/viewing/viewing.ts'
import { formatViewingParts } from '#domain/viewing/format-viewing-time.ts'
import type { OwnViewing } from '#domain/viewing/own-viewing.ts'

export function ViewingFacts({ viewing }: { readonly viewing: OwnViewing }) {
  const [day, hours] = formatViewingParts({
    startsAt: new Date(viewing.startsAt),
    endsAt: new Date(viewing.endsAt),
  })
  const { state, place, tellsExactPlace, rival, untakeable } = viewing
  return (
    <div className="viewing-facts">
      <p className="viewing-state">{viewingTexts[state]}</p>
      <p className="viewing-time">
        <time dateTime={viewing.startsAt}>
          <span>{day},</span> <span>{hours}</span>
        </time>
      </p>
      {state === 'taken' && place !== '' && <p className="text-ink-soft">{place}</p>}
      {state === 'offered' && tellsExactPlace && (
        <p className="text-ink-soft text-sm">{viewingTexts.willTellPlace}</p>
      )}
      {untakeable !== null && <p className="viewing-rival">{untakeableSentences[untakeable]}</p>}
      {rival !== null && <p className="viewing-rival">{getRivalSentence(viewing)}</p>}
    </div>
  )
}

/** Whoever may withdraw it is the owner. */
function getRivalSentence({ rival, actions }: OwnViewing): string {
  if (rival === 'offered') return viewingTexts.rivalOffered
  return actions.includes('withdraw') ? viewingTexts.rivalTaken : viewingTexts.rivalTakenForSeeker
}
