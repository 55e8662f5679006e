import './facts.css'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { ASKED_FACTS, FACT_GROUPS, isFactOf } from '#domain/catalog/listing/fact-groups.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { factNames } from '#texts/catalog/facts.ts'
import { formatSaid, formatUnstatedCount, outageTexts } from '#texts/catalog/outage.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatFact } from '#texts/format/fact.ts'
import { FACT_ICONS } from './fact-icons.ts'

interface OutageProps {
  readonly type: EstateType
  readonly listing: Listing
  /** The day on which each fact was last stated. */
  readonly saidOn: Readonly<Record<string, string>>
  readonly isOfferedByOwner: boolean
  /** Asks for what is not stated, if somebody can be asked. */
  readonly ask: ReactNode
}

/** How the home gets through a power cut, and what it does not state (docs/product/catalog.md, "Facts about power cuts"). */
export function Outage({ type, listing, saidOn, isOfferedByOwner, ask }: OutageProps) {
  const stated = FACT_GROUPS.outage.filter((fact) => listing[fact] !== undefined)
  const unstated = ASKED_FACTS.filter((fact) => isFactOf(fact, type) && listing[fact] === undefined)
  const isSaidAtOnce = new Set(stated.map((fact) => saidOn[fact])).size === 1
  const formatDaySaid = (day = '') => formatSaid(formatLongDate(day), isOfferedByOwner)
  const isAsking = ask !== undefined && unstated.length > 0
  if (stated.length === 0 && !isAsking) return null
  return (
    <section aria-labelledby="outage">
      <h2 id="outage" className="text-3xl">
        {outageTexts.heading}
      </h2>
      {isSaidAtOnce && (
        <p className="mt-2 text-ink-soft">{formatDaySaid(saidOn[stated[0] ?? ''])}</p>
      )}
      {stated.length === 0 ? (
        <p className="mt-4 text-ink-soft">{outageTexts.nothing}</p>
      ) : (
        <ul className="listing-facts">
          {stated.map((fact) => (
            <li key={fact}>
              <Icon {...iconProps(FACT_ICONS[fact])} />
              <span>
                {formatFact(fact, listing)}
                {isSaidAtOnce || <small>{formatDaySaid(saidOn[fact])}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <>
          <details className="mt-4 text-ink-soft">
            <summary className="min-h-11 w-fit cursor-pointer leading-11">
              {formatUnstatedCount(unstated.length)}
            </summary>
            <p>{unstated.map((fact) => factNames[fact]).join(' · ')}</p>
          </details>
          {ask}
        </>
      )}
    </section>
  )
}

const iconProps = (icon: (typeof FACT_ICONS)[keyof typeof FACT_ICONS]) =>
  typeof icon === 'string' ? { name: icon } : icon
