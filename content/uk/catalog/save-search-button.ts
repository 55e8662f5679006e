export const saveSearchTexts = {
  save: 'Зберегти пошук',
  hint: 'Повідомимо про нові оголошення, ціни та зміни.',
} as const
