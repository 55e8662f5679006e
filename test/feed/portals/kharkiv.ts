import { createRows, type PortalFile, withComma } from './portal-file.ts'

/** An agency's spreadsheet for sale: semicolons, decimal commas, street and house apart. */
export const KHARKIV: PortalFile = {
  name: 'Харків продаж.csv',
  delimiter: ';',
  columns: [
    ...['Код', 'Місто', 'Район', 'Вулиця', 'Будинок', 'Кількість кімнат', 'Загальна площа, м²'],
    ...['Житлова площа, м²', 'Площа кухні, м²', 'Поверх', 'Поверховість', 'Матеріал стін'],
    ...['Рік будівництва', 'Ціна, $', 'Ціна за м², $', 'Телефон', 'Опис'],
  ],
  rows: createRows(1, 60, ({ row, whole, decimal, of }) => [
    `ХА-${1_000 + row}`,
    'Харків',
    of('Шевченківський', 'Салтівка', 'Холодна Гора', 'Олексіївка'),
    of('вул. Сумська', 'просп. Науки', 'вул. Клочківська', 'вул. Гвардійців'),
    of(`${whole(1, 180)}`, `${whole(1, 90)}-А`),
    whole(1, 4),
    withComma(decimal(28, 120, 1)),
    withComma(decimal(15, 80, 1)),
    withComma(decimal(5, 18, 1)),
    whole(1, 9),
    whole(9, 16),
    of('цегла', 'панель', 'моноліт'),
    whole(1955, 2024),
    `${whole(20, 95)} ${whole(100, 999)}`,
    whole(500, 1_400),
    `+380 57 000 ${whole(10, 99)} ${whole(10, 99)}`,
    of('Світла квартира, поруч парк.', 'Затишна, з меблями, тихий двір.', ''),
  ]),
  expected: {
    columns: {
      key: 'Код',
      address: ['Вулиця', 'Будинок', 'Район', 'Місто'],
      city: 'Місто',
      rooms: 'Кількість кімнат',
      area: 'Загальна площа, м²',
      floor: 'Поверх',
      floors: 'Поверховість',
      walls: 'Матеріал стін',
      year: 'Рік будівництва',
      price: 'Ціна, $',
      agentPhone: 'Телефон',
      description: 'Опис',
    },
    constants: { currency: 'USD', areaUnit: 'm2', type: 'sale' },
  },
}
