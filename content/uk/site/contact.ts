export const contactTexts = {
  title: 'Контакти',
  description: 'Напишіть нам, зателефонуйте або завітайте до офісу',
  heading: 'Напишіть нам',
  lead: 'Запитайте про квартиру, показ чи будь-що інше. Кожне повідомлення читає людина, і вона ж відповідає.',
  otherWays: 'Інші способи зв’язку',
  phone: 'Телефон',
  email: 'Електронна пошта',
  location: 'Де ми',
  name: 'Ім’я',
  subject: 'Тема',
  message: 'Повідомлення',
  send: 'Надіслати',
  sending: 'Надсилаємо…',
  tooMany: 'Із вашої мережі надійшло забагато повідомлень. Спробуйте за десять хвилин.',
} as const

/** docs/product/shell.md, "Notices and messages". */
export const contactNotices = {
  success: 'Повідомлення надіслано!',
  failure: 'Не вдалося надіслати повідомлення.',
} as const

/** Validation messages (docs/product/site.md, "Contact form"). */
export const contactMessages = {
  unstorable: 'У тексті є символи, які неможливо надіслати. Введіть його ще раз.',
  name: {
    required: 'Заповніть це поле',
    long: 'Ім’я задовге: щонайбільше 50\u00a0символів',
  },
  email: { required: 'Вкажіть електронну пошту', invalid: 'Перевірте адресу електронної пошти' },
  subject: { required: 'Вкажіть тему' },
  message: {
    required: 'Заповніть це поле',
    short: 'Повідомлення закоротке: щонайменше 20\u00a0символів',
    long: 'Повідомлення задовге: щонайбільше 1\u00a0000\u00a0символів',
  },
} as const
