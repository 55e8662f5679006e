import type { PictureLimits } from '#domain/homes/picture/limits.ts'
import type { PictureMove } from '#domain/homes/picture/order.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { chooseForm, formatNumber } from '../format/number.ts'

export const pictureTexts = {
  choose: 'Додати фото',
  send: 'Надіслати',
  empty: 'Фото ще немає. Оголошення з фото переглядають частіше.',
  cover: 'Головне',
  menu: 'Дії',
  goOn: 'Продовжити',
  list: 'Фото за порядком',
  order: 'Перетягніть фото на інше місце, скористайтеся його меню або клавішами зі стрілками.',
  refused: 'Не додано:',
} as const

const toMegabytes = (bytes: number) => Math.round(bytes / 1_000_000)

export const formatPictureHint = ({ pictures, fileBytes }: PictureLimits) =>
  `До ${pictures}\u00a0фото, кожне до ${toMegabytes(fileBytes)}\u00a0МБ: JPEG, PNG, WebP, AVIF або GIF. Перше фото\u00a0— головне. Геодані та інші метадані ми видаляємо.`

export const formatPictureCount = (count: number, { pictures }: PictureLimits) =>
  `${count} із\u00a0${pictures}\u00a0фото`

export const pictureActionNames: Readonly<Record<PictureMove | 'remove', string>> = {
  first: 'Зробити головним',
  earlier: 'Пересунути ліворуч',
  later: 'Пересунути праворуч',
  remove: 'Видалити',
}

/** Alternative text, counted from 1. */
export const formatPictureName = (number: number, count: number) =>
  `Фото ${number} із\u00a0${count}`

/** Announced when a key has moved one. */
export const formatMoved = (place: number, count: number) =>
  `Тепер це фото ${place} із\u00a0${count}.`

/** The accessible name of a button of one picture. */
export const pictureActionLabel = (action: string, number: number) => `${action}: фото ${number}`

/** What to do about a file that did not become a picture. */
export function formatPictureProblem(problem: PictureProblem, limits: PictureLimits): string {
  switch (problem) {
    case 'no file':
      return 'Файл не вибрано. Виберіть одне або кілька фото й надішліть їх.'
    case 'not a picture':
      return 'Homiq не може прочитати цей файл як фото. Надішліть JPEG, PNG, WebP, AVIF або GIF.'
    case 'already there':
      return 'Це фото вже є в оголошенні.'
    case 'drawing':
      return 'Малюнки у форматі SVG не підходять. Надішліть фото або збережіть малюнок як PNG.'
    case 'heic':
      return 'Homiq не читає фото у форматі HEIC. Збережіть фото як JPEG і надішліть його. Щоб iPhone знімав у JPEG, відкрийте «Параметри», «Камера», «Формати» й виберіть «Найсумісніший».'
    case 'broken':
      return 'Файл пошкоджений або неповний. Відкрийте його, збережіть заново й надішліть нову копію.'
    case 'too large':
      return `Файл більший за ${toMegabytes(limits.fileBytes)}\u00a0МБ. Зменште його й надішліть ще раз.`
    case 'too many pixels':
      return 'У цьому фото більше пікселів, ніж може прочитати Homiq. Зменште його, наприклад до 4\u00a0000\u00a0пікселів завширшки.'
    case 'too small':
      return `Це фото замале або завузьке: якщо довша сторона має не більше ніж ${formatNumber(limits.storedSide)}\u00a0${chooseForm(limits.storedSide, 'піксель', 'пікселі', 'пікселів')}, коротша має бути щонайменше ${limits.minSide}.`
    case 'too many':
      return `В оголошенні може бути не більше ніж ${limits.pictures}\u00a0фото. Щоб додати ще, видаліть якесь.`
    case 'account full':
      return `Фото ваших оголошень займають ${toMegabytes(limits.accountBytes)}\u00a0МБ\u00a0— це максимум для облікового запису. Видаліть непотрібні оголошення або частину їхніх фото.`
    case 'unconfirmed full':
      return `Поки електронну пошту не підтверджено, фото можуть займати не більше ніж ${toMegabytes(limits.unconfirmedBytes)}\u00a0МБ. Щоб підтвердити її, у налаштуваннях натисніть «Надіслати посилання ще раз».`
    case 'no space':
      return 'Зараз на Homiq немає місця для фото. Спробуйте завтра або напишіть нам.'
    case 'too fast':
      return 'Забагато фото за раз. Зачекайте трохи й надішліть це фото ще раз.'
    case 'cut off':
      return 'З’єднання обірвалося, і надійшло не все. Фото, що встигли завантажитися, вже тут; решту надішліть ще раз, по кілька.'
    case 'not now':
      return 'Це оголошення вже не чернетка, тому його фото не можна змінити.'
  }
}
