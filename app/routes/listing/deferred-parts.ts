import '#app/features/favorite/favorite-button.css'
import '#app/features/listing/card/card-pictures.css'
import '#app/features/listing/facts.css'
import '#app/features/listing/card/listing-card.css'
import '#app/features/listing/detail/similar-listings.css'
import '#app/features/map/map-frame.css'
import '#app/features/map/place-map-frame.css'
import { createDeferredComponent } from '#app/browser/deferred-component.tsx'

const load = () => import('./deferred-parts-chunk.ts')
const onServer = import.meta.env.SSR ? await load() : undefined

export const DeferredCopyLink = createDeferredComponent(load, onServer, (code) => code.CopyLink)
export const DeferredFacts = createDeferredComponent(load, onServer, (code) => code.Facts)
export const DeferredPlace = createDeferredComponent(load, onServer, (code) => code.PlaceOnMap)
export const DeferredSimilarHomes = createDeferredComponent(
  load,
  onServer,
  (code) => code.SimilarHomes,
)
