import './navigation-progress.css'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { navigationTexts } from '#content/texts/site/navigation.ts'

/** Most pages open sooner, and a bar that flashes by would only distract. */
const SHOWN_AFTER_MS = 400
const SLOW_AFTER_MS = 8_000

/** Says that the next page is on its way, and after a while that the connection is slow. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <PendingNavigation />
}

function PendingNavigation() {
  const [stage, setStage] = useState<'unseen' | 'shown' | 'slow'>('unseen')
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('shown'), SHOWN_AFTER_MS),
      setTimeout(() => setStage('slow'), SLOW_AFTER_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <div className="navigation-progress" role="status">
      {stage !== 'unseen' && (
        <div className="navigation-progress-bar">
          <span className="sr-only">{navigationTexts.loading}</span>
        </div>
      )}
      {stage === 'slow' && <p className="navigation-progress-note">{navigationTexts.slow}</p>}
    </div>
  )
}
