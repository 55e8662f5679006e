import './about.css'
import './offices.css'
import { type ReactNode, useState } from 'react'
import { aboutTexts } from '#content/texts/company/about.ts'
import type { Office } from '#domain/contact/office.ts'
import { OfficeList } from './office-list.tsx'

/** An office to show, anew with each press, and the button that asked for it. */
interface SelectedOffice {
  readonly id: number
  readonly opener: HTMLElement
}

interface OfficesProps {
  readonly offices: readonly Office[]
  /** The map, which shows the office that was asked for. */
  readonly map: (asked: SelectedOffice | null) => ReactNode
}

/**
 * Where to find us: a map, and beside it the same offices in words (docs/product.md, "About page").
 */
export function Offices({ offices, map }: OfficesProps) {
  const [asked, setAsked] = useState<SelectedOffice | null>(null)
  return (
    <section className="page" aria-labelledby="offices">
      <h2 id="offices" className="about-heading">
        {aboutTexts.offices}
      </h2>
      <p className="about-lead">{aboutTexts.officesLead}</p>
      <div className="about-offices">
        {map(asked)}
        <OfficeList offices={offices} onShow={(id, opener) => setAsked({ id, opener })} />
      </div>
    </section>
  )
}
