import { useEffect, useRef } from 'react'

interface CardHeadingProps {
  readonly heading: string
  readonly lead: string
  /** Whether it took the place of what held the focus, and takes that as well. */
  readonly arrived?: boolean
}

/** The heading of a card, and a sentence about it. */
export function CardHeading({ heading, lead, arrived = false }: CardHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) element.current?.focus()
  }, [arrived])
  return (
    <div className="mb-6">
      <h1 ref={element} tabIndex={arrived ? -1 : undefined} className="identity-heading">
        {heading}
      </h1>
      <p className="mt-2 text-ink-soft">{lead}</p>
    </div>
  )
}
