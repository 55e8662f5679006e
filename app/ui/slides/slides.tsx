import './slides.css'
import type { ReactNode } from 'react'
import type { SlidesState } from './use-slides.ts'

interface SlidesProps {
  readonly slides: SlidesState
  /** For screen readers. */
  readonly label: string
  /** One element for each slide. */
  readonly children: ReactNode
}

/** A row of slides with CSS scroll snap, one in view at a time. Without JavaScript it has ends and a scrollbar. */
export function Slides({ slides, label, children }: SlidesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      {...slides.scroller}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
      tabIndex={0}
      className="slides"
    >
      <div className="slides-row">{children}</div>
    </div>
  )
}
