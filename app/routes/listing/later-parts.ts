import '#app/features/favorite/favorite-button.css'
import '#app/features/listing/card/card-pictures.css'
import '#app/features/listing/facts.css'
import '#app/features/listing/card/listing-card.css'
import '#app/features/listing/detail/similar-listings.css'
import '#app/features/map/map-frame.css'
import '#app/features/map/place-map-frame.css'
import { createLaterPart } from '#app/browser/later-part.tsx'

const load = () => import('./listing-later.ts')
const onServer = import.meta.env.SSR ? await load() : undefined

export const CopyLinkLater = createLaterPart(load, onServer, (code) => code.CopyLink)
export const FactsLater = createLaterPart(load, onServer, (code) => code.Facts)
export const PlaceLater = createLaterPart(load, onServer, (code) => code.PlaceOnMap)
export const SimilarHomesLater = createLaterPart(load, onServer, (code) => code.SimilarHomes)
