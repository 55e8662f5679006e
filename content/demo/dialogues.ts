interface DemoMessage {
  readonly by: 'seeker' | 'owner'
  /** Hours after the previous message. */
  readonly after: number
  readonly text: string
}

const seeker = (after: number, text: string): DemoMessage => ({ by: 'seeker', after, text })
const owner = (after: number, text: string): DemoMessage => ({ by: 'owner', after, text })

/** What people write each other about homes, in either language; the first message is the seeker's. */
export const DEMO_DIALOGUES: readonly (readonly DemoMessage[])[] = [
  [
    seeker(
      0,
      'Good day! Is it still available? We are two adults and a cat, and could move in in December.',
    ),
    owner(3, 'Good day! Yes, it is. The cat is no problem. When would you like to see it?'),
    seeker(1, 'Thursday after six, or on Saturday before noon.'),
    owner(15, 'Saturday at ten, then. The entrance is from the yard, second door.'),
    seeker(2, 'Thank you, we will be there.'),
    seeker(54, 'We liked it very much. May we sleep on it until Monday?'),
    owner(4, 'Of course. Somebody else comes on Tuesday, so please write by then.'),
  ],
  [
    seeker(0, 'Вітаю! Скільки взимку на місяць виходить за опалення й воду?'),
    owner(7, 'Вітаю. Торік у січні за все вийшло 2850 грн, показники знімаємо 25-го.'),
    seeker(20, 'Дешевше, ніж у нас. А укриття в будинку є?'),
    owner(2, 'Є, у підвалі: сухе й зі світлом. Можу надіслати фото.'),
  ],
  [
    seeker(
      0,
      'Good evening. Could you show it by video? I am in Warsaw until the end of the month.',
    ),
    owner(11, 'Good evening, with pleasure. Wednesday at seven in the evening, Kyiv time?'),
    seeker(1, 'Perfect. I can be reached at 044 000 01 99.'),
  ],
  [seeker(0, 'Чи можливий торг, якщо заплатимо одразу за рік?')],
  [
    seeker(0, 'Hello! Which floor is it really, the elevator stops where?'),
    owner(
      26,
      'It stops on the landing between, so there are eight steps. The floor is as written.',
    ),
    seeker(3, 'Too many for my mother, sadly. Thank you for the honest answer!'),
  ],
  [
    seeker(0, 'Доброго дня! Чи підходить квартира під «єОселю»? Банк просить технічний паспорт.'),
    owner(5, 'Підходить, будинок 2019 року. Паспорт є, копію банку надішлю.'),
    seeker(19, 'Банк погодив! Хочемо подивитися разом з оцінювачем у п’ятницю о другій.'),
    owner(1, 'П’ятниця о другій мені підходить.'),
    seeker(
      70,
      'Оцінювач усе підтвердив. Можемо йти до нотаріуса вже наступного тижня, якщо вам зручно.',
    ),
    owner(2, 'Чудово. У понеділок напишу, на який день записав нотаріус.'),
  ],
  [
    seeker(0, 'Good morning! Is there a place for a bicycle, and may I come on Sunday?'),
    owner(6, 'There is a room for bicycles. On Sunday I am away; Monday at eight in the evening?'),
    seeker(9, 'Monday is fine.'),
  ],
  [seeker(0, 'Вітаю! Чи лишаються пральна машина й письмовий стіл? Заїхати хочу першого числа.')],
]
