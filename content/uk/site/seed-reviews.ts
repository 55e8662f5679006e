import { SEED_REVIEW_FACTS, type SeedReviewId } from '#content/seed-review-facts.ts'
import { formatLongDate } from '#content/uk/format/date.ts'
import type { Review } from '#domain/site/review/review.ts'

const WORDS: Readonly<Record<SeedReviewId, Pick<Review, 'name' | 'surname' | 'review'>>> = {
  1: {
    name: 'Лариса',
    surname: 'Гончар',
    review:
      'Продавали двокімнатну квартиру, живучи в іншому місті. Фото, покази, нотаріус: щовечора приходило одне спокійне повідомлення про те, що зроблено й що далі.',
  },
  2: {
    name: 'Денис',
    surname: 'Коваль',
    review:
      'Три фільтри, п’ять квартир, один дзвінок. На четвертий день підписав договір, а опалення справді таке, як обіцяли.',
  },
  3: {
    name: 'Ігор',
    surname: 'Ільченко',
    review:
      'Зрозумілі ціни й жодних сюрпризів у договорі. Хотілося б тільки більше квартир біля університету, але наша була варта чекання.',
  },
  4: {
    name: 'Галина',
    surname: 'Петренко',
    review:
      'Мені сімдесят один, і все я зробила з телефону. Коли не розуміла якогось слова, рієлтор приїжджав і пояснював за моїм столом.',
  },
  5: {
    name: 'Назар',
    surname: 'Федоренко',
    review:
      'Хороша квартира й чесний власник. Але перший показ двічі переносили, і довелося двічі відпрошуватися з роботи.',
  },
  6: {
    name: 'Аліна',
    surname: 'Зінченко',
    review:
      'Шукали квартиру, куди пустять із великим собакою та малою дитиною. Не одразу, але знайшли. Собаці подобається парк, дитині\u00a0— ліфт.',
  },
}

/** The reviews that ship with the product, as in English. */
export const SEED_REVIEWS: readonly Review[] = SEED_REVIEW_FACTS.map(({ day, ...facts }) => ({
  ...facts,
  ...WORDS[facts.id],
  date: formatLongDate(day),
}))
