import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { prefersReducedMotion } from '#app/browser/media-queries.ts'
import { navigationTexts } from '#content/texts/site/navigation.ts'
import { SlowNavigationNote } from './slow-navigation-note.tsx'

/** Most pages open sooner, and a bar that flashes by would only distract. */
const SHOWN_AFTER_MS = 400
const SLOW_AFTER_MS = 8_000

// A stylesheet would be one more request on every page, or part of every document.
const FRAME: CSSProperties = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 'var(--layer-progress)',
  pointerEvents: 'none',
}
const TRACK: CSSProperties = { height: 4, overflow: 'hidden', background: 'var(--line-strong)' }
const BAR: CSSProperties = { width: '40%', height: '100%', background: 'var(--brand)' }
/** The bar moves from one side to the other and back, so that it is never out of sight. */
const ADVANCE = [{ translate: '0' }, { translate: '150%' }]
/** The animation for reduced motion. A bar that stands still would look finished. */
const PULSE = [{ width: '100%' }, { width: '100%', opacity: 0.4 }, { width: '100%' }]

/** Says that the next page is on its way, and after a while that the connection is slow. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <PendingNavigation />
}

function PendingNavigation() {
  const [stage, setStage] = useState<'unseen' | 'shown' | 'slow'>('unseen')
  const [focused] = useState(() => document.activeElement)
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('shown'), SHOWN_AFTER_MS),
      setTimeout(() => setStage('slow'), SLOW_AFTER_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  const isSlow = stage === 'slow' && navigator.onLine
  return (
    <div style={FRAME}>
      <div role="status">
        {stage !== 'unseen' && <ProgressBar />}
        {isSlow && <span className="sr-only">{navigationTexts.slow}</span>}
      </div>
      {isSlow && <SlowNavigationNote focused={focused} />}
    </div>
  )
}

function ProgressBar() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frames = prefersReducedMotion() ? PULSE : ADVANCE
    const animation = bar.current?.animate(frames, {
      duration: 1_400,
      direction: 'alternate',
      easing: 'ease-in-out',
      iterations: Number.POSITIVE_INFINITY,
    })
    return () => animation?.cancel()
  }, [])
  return (
    <div style={TRACK}>
      <div ref={bar} style={BAR} />
      <span className="sr-only">{navigationTexts.loading}</span>
    </div>
  )
}
