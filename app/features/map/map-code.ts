// All that needs Leaflet, fetched as one file when the first map is looked at. Who is fetched with a
// screen imports its types alone.
export { HomesMap } from './listings/listings-map.tsx'
export { OfficeMap } from './offices/office-map.tsx'
