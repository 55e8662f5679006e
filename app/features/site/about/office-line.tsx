import './offices.css'
import { aboutTexts, directionsLabel, showOnMapLabel } from '#content/texts/site/about.ts'
import { getDirectionsUrl, type Office } from '#domain/site/contact/office.ts'

interface OfficeLineProps {
  readonly office: Office
  /** For example "1.2 km"; missing while the visitor's position is unknown. */
  readonly distance?: string
  /** The map returns focus to `button`. */
  readonly onShow: (id: number, button: HTMLButtonElement) => void
}

export function OfficeLine({ office, distance, onShow }: OfficeLineProps) {
  const { id, name, address } = office
  return (
    <li className="about-office">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft text-sm">
          {address}
          {distance !== undefined && ` · ${distance}`}
        </p>
      </div>
      <a
        href={getDirectionsUrl(office)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={directionsLabel(name)}
        className="text-link"
      >
        {aboutTexts.directions}
      </a>
      <button
        type="button"
        className="office-show"
        aria-label={showOnMapLabel(name)}
        onClick={({ currentTarget }) => onShow(id, currentTarget)}
      >
        {aboutTexts.onMap}
      </button>
    </li>
  )
}
