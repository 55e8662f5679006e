import './estate-type-picker.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { storedEstateType } from '#app/browser/storage/estate-type.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { propertyTexts } from '#texts/catalog/property.ts'

interface SearchIntroProps {
  readonly selected: EstateType | null
  /** The script that stores or reads the type, and then the two cards. */
  readonly children: ReactNode
}

/**
 * Heading and cards, smaller once a type is chosen. A stored type counts too: the URL is about to get it, and
 * nothing should jump then. A script sets the attribute before the first paint.
 */
export function SearchIntro({ selected, children }: SearchIntroProps) {
  const stored = useStoredValue(storedEstateType)
  const isCompact = selected !== null || stored !== null
  return (
    <div
      className="search-intro group"
      data-compact={isCompact || undefined}
      suppressHydrationWarning
    >
      <h1>{propertyTexts.heading}</h1>
      {selected === null && (
        <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">
          {propertyTexts.lead}{' '}
          <Link to={PATHS.myListings} className="text-link">
            {propertyTexts.listHome}
          </Link>
        </p>
      )}
      {children}
    </div>
  )
}
