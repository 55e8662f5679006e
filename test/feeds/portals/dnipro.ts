import { createRows, type PortalFile, withComma } from './portal-file.ts'

/** A tab-separated table without headings, as copied from a spreadsheet. */
export const DNIPRO: PortalFile = {
  name: 'оренда.tsv',
  delimiter: '\t',
  isHeadless: true,
  columns: Array.from({ length: 9 }, (_, at) => `column ${at + 1}`),
  rows: createRows(9, 60, ({ row, whole, decimal, of }) => {
    const floors = whole(5, 16)
    return [
      `DN-${100 + row}`,
      `Дніпро, ${of('Центр', 'Перемога')}, вул. ${of('Короленка', 'Набережна')} ${1 + row}`,
      of('1-кімн.', '2-кімн.', '3-кімн.'),
      `${withComma(decimal(28, 95, 1))} м²`,
      `${whole(1, floors)}/${floors}`,
      `${whole(8, 30)} ${whole(1, 9)}00 грн`,
      `${decimal(48.4, 48.5, 5)}, ${decimal(34.9, 35.1, 5)}`,
      `0${of('50', '67', '93')} 000 ${whole(10, 99)} ${whole(10, 99)}`,
      of(
        'Поруч набережна, тихий двір, є меблі та техніка, оренда на довгий термін без комісії.',
        '',
      ),
    ]
  }),
  expected: {
    columns: {
      key: 'column 1',
      rooms: 'column 3',
      floor: 'column 5',
      lat: 'column 7',
      area: 'column 4',
      price: 'column 6',
      agentPhone: 'column 8',
      description: 'column 9',
    },
    patterns: {
      'column 2': ['{city}, {address}'],
    },
    constants: { type: 'rent' },
  },
}
