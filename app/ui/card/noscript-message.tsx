import './card.css'
import type { ReactNode } from 'react'

export function NoscriptMessage({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-5 rounded-md bg-sunken px-4 py-3 text-label">{children}</p>
    </noscript>
  )
}
