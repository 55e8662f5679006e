import type { Testimonial } from '#domain/site/testimonial.ts'

/** docs/product/site.md, "Fixed content". All invented, as in English. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    title: 'Чай на власній кухні',
    text: 'У понеділок ми вперше відкрили Homiq. А наступного понеділка вже пили чай на власній кухні, точнісінько такій, як на фото.',
    avatar: '/pictures/portraits/marta-lysenko.svg',
    name: 'Марта Лисенко',
    position: 'Архітекторка, Львів',
  },
  {
    title: 'Мій номер\u00a0— лише мій',
    text: 'Здаю дві квартири і раніше щовесни міняв номер телефону. Тут мене знаходять орендарі, і більше ніхто.',
    avatar: '/pictures/portraits/roman-polishchuk.svg',
    name: 'Роман Поліщук',
    position: 'Власник двох квартир, Київ',
  },
  {
    title: 'Метр у\u00a0метр',
    text: 'В оголошенні було 64 квадратні метри, і рулетка показала стільки ж. Після зими брехливих оголошень хотілося обійняти рієлтора.',
    avatar: '/pictures/portraits/yuliia-shevchuk.svg',
    name: 'Юлія Шевчук',
    position: 'Дитяча лікарка, Дніпро',
  },
]
