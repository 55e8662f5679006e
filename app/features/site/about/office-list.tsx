import './offices.css'
import { quietButton } from '#app/ui/button.ts'
import { aboutTexts, formatDistance, nearestOffice } from '#content/texts/site/about.ts'
import {
  groupOfficesByCity,
  type Office,
  sortOfficesByDistance,
} from '#domain/site/contact/office.ts'
import { OfficeLine } from './office-line.tsx'
import { usePosition } from './use-position.ts'

interface OfficeListProps {
  readonly offices: readonly Office[]
  /** The map returns focus to `button`. */
  readonly onShow: (id: number, button: HTMLButtonElement) => void
}

/** The text alternative to the map, sorted by city, or by distance once the visitor has shared a position. */
export function OfficeList({ offices, onShow }: OfficeListProps) {
  const { position, isAsked, isRefused, ask, forget } = usePosition()
  const nearest = position && sortOfficesByDistance(offices, position)
  const first = nearest?.[0]
  return (
    <div className="office-list">
      <div className="office-nearest">
        <button
          type="button"
          className={quietButton}
          aria-busy={isAsked || undefined}
          onClick={nearest ? forget : ask}
        >
          {nearest ? aboutTexts.byCity : aboutTexts.nearest}
        </button>
        <p role="status" className="text-ink-soft text-sm">
          {isRefused && aboutTexts.positionUnknown}
          {first && nearestOffice(first.office.name, first.km)}
        </p>
      </div>
      {nearest ? (
        <ul>
          {nearest.map(({ office, km }) => (
            <OfficeLine
              key={office.id}
              office={office}
              distance={formatDistance(km)}
              onShow={onShow}
            />
          ))}
        </ul>
      ) : (
        <div className="office-cities">
          {groupOfficesByCity(offices).map(({ city, offices: cityOffices }) => (
            <section key={city} aria-label={city}>
              <h3>{city}</h3>
              <ul>
                {cityOffices.map((office) => (
                  <OfficeLine key={office.id} office={office} onShow={onShow} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
