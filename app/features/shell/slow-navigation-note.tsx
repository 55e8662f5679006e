import type { CSSProperties } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { navigationTexts } from '#content/texts/site/navigation.ts'

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
  shownPath !== window.location.pathname + window.location.search

/**
 * Says that the connection is slow, and offers to cancel the pending navigation.
 *
 * @param focused what had focus when the navigation began, and gets it back
 */
export function SlowNavigationNote({ focused }: { readonly focused: Element | null }) {
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
