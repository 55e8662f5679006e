import './card.css'
import type { ReactNode } from 'react'

export function NoscriptMessage({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="noscript-message">{children}</p>
    </noscript>
  )
}
