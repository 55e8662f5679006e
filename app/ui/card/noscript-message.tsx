import './card.css'
import type { ReactNode } from 'react'

/** Shown only without JavaScript. */
export function NoscriptMessage({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="card-note">{children}</p>
    </noscript>
  )
}
