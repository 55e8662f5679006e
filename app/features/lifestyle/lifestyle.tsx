import { Spinner } from '#app/ui/spinner.tsx'
import { lifestyleTexts } from '#content/texts/company/lifestyle.ts'
import { CityTile } from './city.tsx'
import { Gallery } from './gallery.tsx'
import './lifestyle.css'
import { LifestyleTabs, PANEL, tabId } from './tabs.tsx'
import { useLifestyle } from './use-lifestyle.ts'

/**
 * Ways to live, one at a time: cities that suit it, and pictures of it
 * (docs/product.md, "Lifestyle page").
 */
export function LifestyleScreen() {
  const { lifestyle, loading, choose } = useLifestyle()
  const { lead, cities, gallery } = lifestyle
  return (
    <div className="page lifestyle">
      <header className="lifestyle-head">
        <h1>{lifestyleTexts.title}</h1>
        <p>{lifestyleTexts.subtitle}</p>
      </header>
      <LifestyleTabs open={lifestyle} onChoose={choose} />
      <div
        id={PANEL}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: while it loads nothing in it can hold the focus
        tabIndex={0}
        aria-labelledby={tabId(lifestyle)}
        aria-busy={loading}
        className="lifestyle-panel"
      >
        {loading ? (
          <Spinner label={lifestyleTexts.loading} />
        ) : (
          <>
            <h2 className="lifestyle-lead">{lead}</h2>
            <ul className="cities">
              {cities.map((city, place) => (
                <li key={city.title}>
                  <CityTile city={city} inView={place === 0} />
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
