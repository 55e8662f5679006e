import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { prefersReducedMotion } from '#app/browser/media-queries.ts'
import { withoutLanguage } from '#domain/platform/language.ts'
import { navigationTexts } from '#texts/site/navigation.ts'

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

/** The note is above the banner of a broken connection, and away from the filters and the order of a list. */
const NOTE: CSSProperties = {
  position: 'fixed',
  inset: 'auto 1rem calc(4rem + env(safe-area-inset-bottom))',
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.25rem 1rem',
  width: 'fit-content',
  margin: '0 auto',
  border: '1px solid var(--line-strong)',
  borderRadius: '1.5rem',
  background: 'var(--surface)',
  padding: '0.5rem 1.25rem',
  fontSize: '0.9375rem',
  textAlign: 'center',
  boxShadow: 'var(--shadow-lifted)',
}
const STAY: CSSProperties = { minHeight: '2.75rem' }

/**
 * Whether the pending navigation is Back or Forward. Those have changed the URL already, so only the browser can undo
 * them.
 */
const isOfHistory = (shownPath: string) =>
  shownPath !== withoutLanguage(window.location.pathname) + window.location.search

/**
 * Says that the connection is slow, and offers to cancel the pending navigation.
 *
 * @param focused what had focus when the navigation began, and gets it back
 */
function SlowNavigationNote({ focused }: { readonly focused: Element | null }) {
  const shown = useLocation()
  const navigate = useNavigate()
  function stay(): void {
    // Navigating to the current page ends the pending navigation, and needs no data.
    navigate(shown, {
      replace: true,
      state: shown.state,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  return (
    <div style={NOTE}>
      <span aria-hidden>{navigationTexts.slow}</span>
      {!isOfHistory(shown.pathname + shown.search) && (
        <button type="button" className="text-link" style={STAY} onClick={stay}>
          {navigationTexts.stay}
        </button>
      )}
    </div>
  )
}
