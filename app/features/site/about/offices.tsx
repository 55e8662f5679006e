import './about.css'
import './offices.css'
import { type ReactNode, useState } from 'react'
import { aboutTexts } from '#content/texts/site/about.ts'
import type { Office } from '#domain/site/contact/office.ts'
import { OfficeList } from './office-list.tsx'

/** A new object per click, so that the map shows the same office again. */
interface SelectedOffice {
  readonly id: number
  /** The map returns focus to it. */
  readonly opener: HTMLElement
}

interface OfficesProps {
  readonly offices: readonly Office[]
  readonly map: (selected: SelectedOffice | null) => ReactNode
}

/** A map next to a list of the offices (docs/product/site.md, "About page"). */
export function Offices({ offices, map }: OfficesProps) {
  const [selected, setSelected] = useState<SelectedOffice | null>(null)
  return (
    <section className="page" aria-labelledby="offices">
      <h2 id="offices" className="about-heading">
        {aboutTexts.offices}
      </h2>
      <p className="about-lead">{aboutTexts.officesLead}</p>
      <div className="about-offices">
        {map(selected)}
        <OfficeList offices={offices} onShow={(id, opener) => setSelected({ id, opener })} />
      </div>
    </section>
  )
}
