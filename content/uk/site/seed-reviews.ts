import { formatLongDate } from '#content/uk/format/date.ts'
import type { Review } from '#domain/site/review/review.ts'

/** The reviews that ship with the product, as in English. */
export const SEED_REVIEWS: readonly Review[] = [
  {
    id: 1,
    ava: '/pictures/portraits/larysa-honchar.svg',
    name: 'Лариса',
    surname: 'Гончар',
    stars: 'star-5',
    review:
      'Продавали двокімнатну квартиру, живучи в іншому місті. Фото, покази, нотаріус: щовечора приходило одне спокійне повідомлення про те, що зроблено й що далі.',
    date: formatLongDate('2025-07-11'),
  },
  {
    id: 2,
    ava: null,
    name: 'Денис',
    surname: 'Коваль',
    stars: 'star-5',
    review:
      'Три фільтри, п’ять квартир, один дзвінок. На четвертий день підписав договір, а опалення справді таке, як обіцяли.',
    date: formatLongDate('2025-06-28'),
  },
  {
    id: 3,
    ava: '/pictures/portraits/ihor-ilchenko.svg',
    name: 'Ігор',
    surname: 'Ільченко',
    stars: 'star-4',
    review:
      'Зрозумілі ціни й жодних сюрпризів у договорі. Хотілося б тільки більше квартир біля університету, але наша була варта чекання.',
    date: formatLongDate('2025-06-03'),
  },
  {
    id: 4,
    ava: null,
    name: 'Галина',
    surname: 'Петренко',
    stars: 'star-4.5',
    review:
      'Мені сімдесят один, і все я зробила з телефону. Коли не розуміла якогось слова, рієлтор приїжджав і пояснював за моїм столом.',
    date: formatLongDate('2025-05-19'),
  },
  {
    id: 5,
    ava: '/pictures/portraits/nazar-fedorenko.svg',
    name: 'Назар',
    surname: 'Федоренко',
    stars: 'star-3.5',
    review:
      'Хороша квартира й чесний власник. Але перший показ двічі переносили, і довелося двічі відпрошуватися з роботи.',
    date: formatLongDate('2025-04-30'),
  },
  {
    id: 6,
    ava: null,
    name: 'Аліна',
    surname: 'Зінченко',
    stars: 'star-4',
    review:
      'Шукали квартиру, куди пустять із великим собакою та малою дитиною. Не одразу, але знайшли. Собаці подобається парк, дитині\u00a0— ліфт.',
    date: formatLongDate('2025-04-12'),
  },
]
