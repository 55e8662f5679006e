import './lifestyle.css'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { usePictureViewer } from '#app/ui/picture-viewer/use-picture-viewer.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { GalleryPicture, Lifestyle } from '#content/lifestyles.ts'
import type { CityCard } from '#domain/catalog/city/city-card.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { galleryTexts } from '#texts/catalog/gallery.ts'
import { enlargeLabel, lifestyleTexts } from '#texts/site/lifestyle.ts'
import { LIFESTYLES } from '#texts/site/lifestyles.ts'
import { starsLabel } from '#texts/site/reviews.ts'

export const headers = publicPage

export const meta = () => [
  { title: lifestyleTexts.title },
  { name: 'description', content: lifestyleTexts.description },
]

/** docs/product/shell.md, "Timings". */
const LOADING_MS = 400

/** The search parameter of the selected tab. */
const LIFESTYLE_PARAM = 'for'

/** An unknown value selects the first tab (docs/product/site.md, "Lifestyle page"). */
function useLifestyle() {
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const [first] = LIFESTYLES
  const lifestyle = LIFESTYLES.find(({ id }) => id === query.get(LIFESTYLE_PARAM)) ?? first
  const [pending, setPending] = useState<Lifestyle | null>(null)
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(() => setPending(null), LOADING_MS)
    return () => clearTimeout(timer)
  }, [pending])

  function select(next: Lifestyle) {
    if (next === lifestyle) return
    setPending(next)
    navigate(
      { search: next === first ? '' : `?${LIFESTYLE_PARAM}=${next.id}` },
      { replace: true, preventScrollReset: true },
    )
  }
  return { lifestyle, loading: pending !== null, select }
}

/** `/lifestyle` (docs/product/site.md, "Lifestyle page"). */
export default function LifestylePage() {
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
            <ul className="grid gap-5 md:grid-cols-3">
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

function CityTile({ city, isFirst }: { city: CityCard; isFirst: boolean }) {
  const { image, title, description, stars } = city
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 84rem) 26rem, (min-width: 48rem) 31vw, 88vw"
        loading={isFirst ? 'priority' : 'lazy'}
      />
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 p-5 md:grid-cols-[1fr] md:content-start xl:grid-cols-[1fr_auto]">
        <h3 className="text-2xl/heading">{title}</h3>
        <Stars count={stars} label={starsLabel(stars)} />
        <p className="col-span-full text-ink-soft">{description}</p>
      </div>
    </article>
  )
}

/** A click opens the picture in full screen; without JavaScript it opens the picture's URL. */
function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const viewer = usePictureViewer()
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className="mb-6 text-3xl">
        {lifestyleTexts.gallery}
      </h2>
      <ul className="lifestyle-gallery">
        {pictures.map(({ url, caption }, index) => (
          <li key={url}>
            <a
              className="block h-full cursor-zoom-in overflow-hidden rounded-md"
              href={url}
              aria-label={enlargeLabel(caption)}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (!isUnmodifiedClick(event)) return
                event.preventDefault()
                viewer.open(index, url)
              }}
            >
              <Picture
                src={url}
                alt=""
                sizes={
                  index === 0
                    ? '(min-width: 84rem) 53rem, (min-width: 48rem) 64vw, 88vw'
                    : '(min-width: 84rem) 26rem, (min-width: 48rem) 32vw, 50vw'
                }
              />
            </a>
          </li>
        ))}
      </ul>
      {viewer.render({
        ...galleryTexts,
        heading: lifestyleTexts.gallery,
        pictures: pictures.map(({ url, caption }) => ({ src: url, alt: caption })),
        onClose: viewer.close,
      })}
    </section>
  )
}

/** The `id` of the tab panel. */
const PANEL_ID = 'lifestyle-panel'
const getTabId = ({ id }: Lifestyle) => `lifestyle-${id}`

/** The tab that `key` moves to; `null` if it is not a navigation key. */
function getNextTabIndex(key: string, index: number): number | null {
  const count = LIFESTYLES.length
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

interface LifestyleTabsProps {
  readonly selected: Lifestyle
  readonly onSelect: (lifestyle: Lifestyle) => void
}

/** Without JavaScript, the tabs are submit buttons of a form. */
function LifestyleTabs({ selected, onSelect }: LifestyleTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = getNextTabIndex(event.key, LIFESTYLES.indexOf(selected))
    const next = index === null ? undefined : LIFESTYLES[index]
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`#${getTabId(next)}`)?.focus()
    onSelect(next)
  }
  function onClick(event: MouseEvent, lifestyle: Lifestyle) {
    event.preventDefault()
    onSelect(lifestyle)
  }
  return (
    <form action={useHref(PATHS.lifestyle)}>
      <div
        role="tablist"
        aria-label={lifestyleTexts.tabs}
        className="lifestyle-tabs"
        onKeyDown={onKeyDown}
      >
        {LIFESTYLES.map((lifestyle) => (
          <button
            key={lifestyle.id}
            type="submit"
            name={LIFESTYLE_PARAM}
            value={lifestyle.id}
            role="tab"
            id={getTabId(lifestyle)}
            aria-selected={lifestyle === selected}
            aria-controls={PANEL_ID}
            tabIndex={lifestyle === selected ? 0 : -1}
            className="lifestyle-tab"
            onClick={(event) => onClick(event, lifestyle)}
          >
            {lifestyle.label}
          </button>
        ))}
      </div>
    </form>
  )
}
