import { createOffices } from '#content/create-offices.ts'

/**
 * docs/product/site.md, "About page". Streets are real, house numbers are invented (docs/product/operations.md,
 * "Sample data").
 */
export const OFFICES = createOffices({
  1: { name: 'Homiq Хрещатик', address: 'вул. Хрещатик, 44, Київ' },
  2: { name: 'Homiq Оболонь', address: 'просп. Оболонський, 31, Київ' },
  3: { name: 'Homiq Позняки', address: 'просп. Миколи Бажана, 27, Київ' },
  4: { name: 'Homiq Святошин', address: 'просп. Берестейський, 118, Київ' },
  5: { name: 'Homiq Опера', address: 'просп. Свободи, 23, Львів' },
  6: { name: 'Homiq Городоцька', address: 'вул. Городоцька, 86, Львів' },
  7: { name: 'Homiq Стрийська', address: 'вул. Стрийська, 113, Львів' },
  8: { name: 'Homiq Яворницького', address: 'просп. Дмитра Яворницького, 58, Дніпро' },
  9: { name: 'Homiq Науки', address: 'просп. Науки, 47, Дніпро' },
  10: { name: 'Homiq Дерибасівська', address: 'вул. Дерибасівська, 29, Одеса' },
})
