import './map-frame.css'
import type { Office } from '#domain/site/contact/office.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { aboutTexts } from '#texts/site/about.ts'
import { MapFrame } from './map-frame.tsx'
import type { SelectedOffice } from './offices/marker-focus.tsx'

interface OfficeMapFrameProps {
  readonly offices: readonly Office[]
  readonly tiles: TileSource
  readonly selected: SelectedOffice | null
}

export function OfficeMapFrame(props: OfficeMapFrameProps) {
  return (
    <div className="lg:sticky lg:top-24 noscript:hidden">
      <MapFrame
        className="h-[clamp(22rem,62svh,36rem)] lg:h-[min(44rem,100svh-8rem)]"
        isRequested={props.selected !== null}
        unreachable={aboutTexts.mapUnreachable}
      >
        {(code, tileStatus) => (
          <code.OfficeMap {...props} tileStatus={tileStatus} label={aboutTexts.map} />
        )}
      </MapFrame>
      <p className="map-hint">{aboutTexts.twoFingers}</p>
    </div>
  )
}
