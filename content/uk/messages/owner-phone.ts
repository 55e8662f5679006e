import type { PhoneRefusal } from '#domain/messages/phone/owner-phone.ts'

export const ownerPhoneTexts = {
  title: 'Номер телефону власника',
  /** On the page of a home. */
  link: 'Показати номер',
  lead: 'Власник показує номер людям із підтвердженою електронною поштою. Дзвоніть лише щодо цієї квартири.',
  show: 'Показати номер',
  own: 'Це ваша квартира. Змінити або приховати номер можна в розділі «Мої оголошення».',
  toOwn: 'Мої оголошення',
  signInLead: 'Увійдіть, щоб побачити номер. Це займе хвилину, і ви повернетеся сюди.',
  signIn: 'Увійти',
  needsScript: 'Щоб увійти, увімкніть JavaScript. Після входу побачити номер можна й без нього.',
  settings: 'Налаштування',
  write: 'Написати власнику',
} as const

/** Why a number is not shown. */
export const phoneRefusalSentences: Readonly<Record<PhoneRefusal, string>> = {
  'not found': 'Власник більше не показує номер.',
  unverified:
    'Спершу підтвердьте адресу електронної пошти: у налаштуваннях натисніть «Надіслати посилання ще раз».',
  refused: 'Цей номер вам недоступний.',
  'too fast': 'Ви переглянули забагато номерів. Спробуйте завтра або напишіть власнику.',
}

/** The accessible name of the link that calls. */
export const callOwnerLabel = (phone: string) => `Зателефонувати власнику, ${phone}`
