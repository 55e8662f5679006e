// The parts of a listing's page that hydrate after the first interaction, in one chunk.
export { CopyLink } from '#app/features/listing/detail/copy-link.tsx'
export { Facts } from '#app/features/listing/facts.tsx'
export { PlaceOnMap } from './place-on-map.tsx'
export { SimilarHomes } from './similar-homes.tsx'
