// Everything that needs Leaflet, in one chunk that loads with the first map. Eagerly loaded modules may
// only `import type` from here.
export { ListingsMap } from './listings/listings-map.tsx'
export { OfficeMap } from './offices/office-map.tsx'
export { PinMap } from './pin/pin-map.tsx'
export { PlaceMap } from './place/place-map.tsx'
