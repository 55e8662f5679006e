import './card.css'
import { useEffect, useRef } from 'react'

interface CardHeadingProps {
  readonly heading: string
  readonly lead: string
  /** Set when it replaces the focused element. */
  readonly takesFocus?: boolean
}

export function CardHeading({ heading, lead, takesFocus = false }: CardHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return (
    <div className="mb-6">
      <h1 ref={element} tabIndex={takesFocus ? -1 : undefined} className="card-heading">
        {heading}
      </h1>
      <p className="mt-2 text-ink-soft">{lead}</p>
    </div>
  )
}
