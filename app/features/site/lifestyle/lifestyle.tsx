import './lifestyle.css'
import { Spinner } from '#app/ui/spinner.tsx'
import { lifestyleTexts } from '#content/texts/site/lifestyle.ts'
import { CityTile } from './city-tile.tsx'
import { Gallery } from './gallery.tsx'
import { getTabId, LifestyleTabs, PANEL_ID } from './tabs.tsx'
import { useLifestyle } from './use-lifestyle.ts'

/** docs/product/site.md, "Lifestyle page". */
export function LifestyleScreen() {
  const { lifestyle, loading, select } = useLifestyle()
  const { lead, cities, gallery } = lifestyle
  return (
    <div className="page lifestyle-page">
      <header className="lifestyle-head">
        <h1>{lifestyleTexts.title}</h1>
        <p>{lifestyleTexts.subtitle}</p>
      </header>
      <LifestyleTabs selected={lifestyle} onSelect={select} />
      <div
        id={PANEL_ID}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: while it loads, nothing in it is focusable
        tabIndex={0}
        aria-labelledby={getTabId(lifestyle)}
        aria-busy={loading}
        className="lifestyle-panel"
      >
        {loading ? (
          <Spinner label={lifestyleTexts.loading} />
        ) : (
          <>
            <h2 className="lifestyle-lead">{lead}</h2>
            <ul className="lifestyle-cities">
              {cities.map((city, index) => (
                <li key={city.title}>
                  <CityTile city={city} isFirst={index === 0} />
                </li>
              ))}
            </ul>
            <Gallery pictures={gallery} />
          </>
        )}
      </div>
    </div>
  )
}
