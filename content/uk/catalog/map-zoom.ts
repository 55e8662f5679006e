/** Loaded with the code of maps alone (`app/features/catalog/map/offices/office-map.tsx`). */
export const zoomTexts = { in: 'Наблизити', out: 'Віддалити' } as const
