import { createRows, type PortalFile, withComma } from './portal-file.ts'

/** A table with meaningless headings: only the values show what the columns are. */
export const ODESA: PortalFile = {
  name: 'table 1.csv',
  delimiter: ';',
  columns: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'],
  rows: createRows(8, 60, ({ row, whole, decimal, of }) => {
    const floors = whole(5, 16)
    return [
      `OD${row}`,
      of('продаж', 'оренда'),
      `${whole(20, 90)} 000 $`,
      `вул. ${of('Дерибасівська', 'Канатна')} ${1 + row}, Одеса`,
      `${withComma(decimal(30, 90, 1))} м²`,
      `${whole(1, floors)}/${floors}`,
      withComma(decimal(46.3, 46.6, 5)),
      withComma(decimal(30.6, 30.8, 5)),
      `+380 48 000 ${whole(10, 99)} ${whole(10, 99)}`,
      of('1-кімн.', '2-кімн.', '3-кімн.'),
    ]
  }),
  expected: {
    columns: {
      key: 'A',
      type: 'B',
      price: 'C',
      address: 'D',
      area: 'E',
      lat: 'G',
      lng: 'H',
      agentPhone: 'I',
      rooms: 'J',
      floor: 'F',
    },
  },
}
