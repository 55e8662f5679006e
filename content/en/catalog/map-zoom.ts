/** Loaded with the code of maps alone (`app/features/catalog/map/offices/office-map.tsx`). */
export const zoomTexts = { in: 'Zoom in', out: 'Zoom out' } as const
