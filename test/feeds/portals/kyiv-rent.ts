import { createRows, type PortalFile } from './portal-file.ts'

/** A portal's rentals: hryvnias in the heading, floor and number of floors in one column. */
export const KYIV_RENT: PortalFile = {
  name: 'export.csv',
  delimiter: ',',
  columns: [
    'ID оголошення',
    'Заголовок',
    'Ціна оренди (грн)',
    'Адреса',
    'Поверх/поверховість',
    'К-сть кімнат',
    'Площа',
    'Координати',
    'Фото',
    'Власник',
    'Дата публікації',
    'Посилання',
  ],
  rows: createRows(2, 60, ({ row, whole, decimal, of }) => {
    const floors = whole(4, 25)
    return [
      700_000_000 + row * 17,
      of('Здам квартиру', 'Оренда від власника', 'Квартира біля метро'),
      `${whole(9, 45)} ${whole(0, 9)}00`,
      `Київ, ${of('Поділ', 'Печерськ', 'Оболонь')}, ${of('Межигірська', 'Басейна', 'Героїв Дніпра')} ${whole(1, 90)}`,
      `${whole(1, floors)} з ${floors}`,
      whole(1, 4),
      `${whole(28, 110)} м²`,
      `${decimal(50.36, 50.52, 5)}, ${decimal(30.4, 30.65, 5)}`,
      `https://photos.example/${row}/1.jpg https://photos.example/${row}/2.jpg`,
      of('Олена', 'Ірина Коваль', 'Андрій'),
      `2025-${of('09', '10', '11')}-${whole(10, 28)}`,
      `https://portal.example/ad/${row}`,
    ]
  }),
  expected: {
    columns: {
      key: 'ID оголошення',
      description: 'Заголовок',
      price: 'Ціна оренди (грн)',
      rooms: 'К-сть кімнат',
      floor: 'Поверх/поверховість',
      lat: 'Координати',
      area: 'Площа',
      images: 'Фото',
      agentName: 'Власник',
      publishedAt: 'Дата публікації',
    },
    patterns: {
      Адреса: ['{city}, {address}'],
    },
    constants: { currency: 'UAH', type: 'rent' },
  },
}
