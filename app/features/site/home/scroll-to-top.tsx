import './home.css'
import arrowUp from 'virtual:lucide/arrow-up'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { scrollToTop } from '#app/browser/smooth-scroll.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { homeTexts } from '#texts/site/home.ts'

/** docs/product/shell.md, "Sizes and counts". */
const THRESHOLD_PX = 300

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

/**
 * A floating button (docs/product/site.md, "Home page"). It disappears at the top, so the focus moves to
 * the start of the page first.
 */
export function ScrollToTop() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  )
  function onClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('main')?.focus({ preventScroll: true })
    scrollToTop()
  }
  return (
    <button
      type="button"
      className={`${iconButton} scroll-to-top fixed border border-line-strong bg-surface`}
      data-shown={isShown || undefined}
      aria-label={homeTexts.toTop}
      onClick={onClick}
    >
      <Icon shapes={arrowUp} />
    </button>
  )
}
