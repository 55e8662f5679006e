import './about.css'
import { type ReactNode, useState } from 'react'
import { quietButton } from '#app/ui/button.ts'
import {
  getDirectionsUrl,
  groupOfficesByCity,
  type Office,
  sortOfficesByDistance,
} from '#domain/site/contact/office.ts'
import {
  aboutTexts,
  directionsLabel,
  formatDistance,
  nearestOffice,
  showOnMapLabel,
} from '#texts/site/about.ts'

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

const TIMEOUT_MS = 10_000
const MAX_AGE_MS = 60_000

type PositionState = Pick<Office, 'lat' | 'lng'> | 'unknown' | 'asked' | 'refused'

/** The visitor's position. Asks only the browser, and only when `ask` is called. */
function usePosition() {
  const [state, setState] = useState<PositionState>('unknown')

  function ask() {
    const refuse = () => setState('refused')
    setState('asked')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState({ lat: coords.latitude, lng: coords.longitude }),
      refuse,
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  }

  return {
    position: typeof state === 'string' ? null : state,
    isAsked: state === 'asked',
    isRefused: state === 'refused',
    ask,
    forget: () => setState('unknown'),
  }
}

interface OfficeListProps {
  readonly offices: readonly Office[]
  /** The map returns focus to `button`. */
  readonly onShow: (id: number, button: HTMLButtonElement) => void
}

/** The text alternative to the map, sorted by city, or by distance once the visitor has shared a position. */
function OfficeList({ offices, onShow }: OfficeListProps) {
  const { position, isAsked, isRefused, ask, forget } = usePosition()
  const nearest = position && sortOfficesByDistance(offices, position)
  const first = nearest?.[0]
  return (
    <div className="office-list">
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
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

interface OfficeLineProps extends Pick<OfficeListProps, 'onShow'> {
  readonly office: Office
  /** For example "1.2 km"; missing while the visitor's position is unknown. */
  readonly distance?: string
}

function OfficeLine({ office, distance, onShow }: OfficeLineProps) {
  const { id, name, address } = office
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-2.5">
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
        className="text-link min-h-11 text-label"
      >
        {aboutTexts.directions}
      </a>
      <button
        type="button"
        className="min-h-11 cursor-pointer rounded-sm text-ink-soft text-label hover:text-ink noscript:hidden"
        aria-label={showOnMapLabel(name)}
        onClick={({ currentTarget }) => onShow(id, currentTarget)}
      >
        {aboutTexts.onMap}
      </button>
    </li>
  )
}
