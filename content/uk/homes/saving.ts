import { stepTexts } from './steps.ts'

const KEPT = 'Введене залишається в цьому браузері.'

/** Whether the last input was saved. */
export const savingTexts = {
  unchanged: '',
  saving: 'Зберігаємо…',
  saved: 'Збережено',
  'saved with problems': 'Збережено, але деякі поля треба виправити.',
  'no connection': `Ще не збережено: немає інтернету. ${KEPT}`,
  'signed out': `Не збережено: ви вийшли з облікового запису. Увійдіть і знову відкрийте цей крок. ${KEPT}`,
  'too fast': stepTexts.tooFast,
  refused: 'Ще не збережено: виправте поле, біля якого є підказка.',
  conflict: stepTexts.conflict,
  'no draft': stepTexts.notNow,
} as const

export const leftTexts = {
  lead: 'Те, що ви тут ввели востаннє, не збережено, бо оголошення змінили в іншій вкладці або на іншому пристрої.',
  putBack: 'Повернути введене',
  discard: 'Залишити як є',
} as const
