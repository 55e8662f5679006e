import { useState } from 'react'
import { about } from '#content/texts/about.ts'
import type { TileSource } from '#domain/map-tiles.ts'
import type { Office } from '#domain/office.ts'
import { MapFrame } from './map-frame.tsx'
import { OfficeList } from './office-list.tsx'
import type { ShownOffice } from './shown-office.ts'

interface OfficesProps {
  readonly offices: readonly Office[]
  readonly tiles: TileSource
}

/** Where to find us: a map, and beside it the same offices in words (§2 About). */
export function Offices({ offices, tiles }: OfficesProps) {
  const [shown, setShown] = useState<ShownOffice | null>(null)
  return (
    <section className="page" aria-labelledby="offices">
      <h2 id="offices" className="about-heading">
        {about.offices}
      </h2>
      <p className="about-lead">{about.officesLead}</p>
      <div className="about-offices">
        <MapFrame offices={offices} tiles={tiles} shown={shown} />
        <OfficeList offices={offices} onShow={(id, opener) => setShown({ id, opener })} />
      </div>
    </section>
  )
}
