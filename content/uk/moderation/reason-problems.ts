/** Problems of any reason, other than being too short. */
export const reasonProblems = {
  long: 'Скоротіть до 1\u00a0000\u00a0символів.',
  unstorable: 'Тут є символи, які не вдається зберегти. Введіть текст ще раз.',
} as const
