import type { Shortcut } from '#domain/moderation/shortcut.ts'

export const shortcutTexts = {
  title: 'Гарячі клавіші',
  close: 'Закрити',
  enter: 'Клавіша лише переводить до кнопки. Рішення буде ухвалено, лише коли ви натиснете Enter.',
  enabled: 'Користуватися гарячими клавішами',
  enabledHint: 'Вимкніть, якщо диктуєте текст голосом або клавіші роблять щось неочікуване.',
} as const

export const shortcutNames: Readonly<Record<Shortcut, string>> = {
  next: 'Наступна справа',
  previous: 'Попередня справа',
  open: 'Відкрити справу (те саме робить Enter)',
  approve: 'До кнопки «Схвалити» або «Відхилити скарги»',
  reject: 'До причини відхилення чи видалення',
  back: 'Назад до черги',
  help: 'Показати цей список',
}
