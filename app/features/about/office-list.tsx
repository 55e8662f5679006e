import './offices.css'
import { aboutTexts, showOnMapLabel } from '#content/texts/company/about.ts'
import { groupOfficesByCity, type Office } from '#domain/contact/office.ts'

interface OfficeListProps {
  readonly offices: readonly Office[]
  /** The map returns the focus to `button`. */
  readonly onShow: (id: number, button: HTMLButtonElement) => void
}

/** The text alternative to the map. */
export function OfficeList({ offices, onShow }: OfficeListProps) {
  return (
    <div className="office-cities">
      {groupOfficesByCity(offices).map(({ city, offices: cityOffices }) => (
        <section key={city} aria-label={city}>
          <h3>{city}</h3>
          <ul>
            {cityOffices.map(({ id, name, address }) => (
              <li key={id} className="office">
                <div>
                  <p className="font-medium">{name}</p>
                  <p className="text-ink-soft text-sm">{address}</p>
                </div>
                <button
                  type="button"
                  className="office-show"
                  aria-label={showOnMapLabel(name)}
                  onClick={({ currentTarget }) => onShow(id, currentTarget)}
                >
                  {aboutTexts.showOnMap}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
