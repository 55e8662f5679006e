import { createOffices } from '#content/create-offices.ts'

/**
 * docs/product/site.md, "About page". Streets are real, house numbers are invented (docs/product/operations.md,
 * "Sample data").
 */
export const OFFICES = createOffices({
  1: { name: 'Homiq Khreshchatyk', address: '44 Khreshchatyk Street, Kyiv' },
  2: { name: 'Homiq Obolon', address: '31 Obolonskyi Avenue, Kyiv' },
  3: { name: 'Homiq Pozniaky', address: '27 Mykoly Bazhana Avenue, Kyiv' },
  4: { name: 'Homiq Sviatoshyn', address: '118 Beresteiskyi Avenue, Kyiv' },
  5: { name: 'Homiq Opera', address: '23 Svobody Avenue, Lviv' },
  6: { name: 'Homiq Horodotska', address: '86 Horodotska Street, Lviv' },
  7: { name: 'Homiq Stryiska', address: '113 Stryiska Street, Lviv' },
  8: { name: 'Homiq Yavornytskoho', address: '58 Dmytra Yavornytskoho Avenue, Dnipro' },
  9: { name: 'Homiq Nauky', address: '47 Nauky Avenue, Dnipro' },
  10: { name: 'Homiq Deribasivska', address: '29 Deribasivska Street, Odesa' },
})
