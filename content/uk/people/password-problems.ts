/** Problems under the strict policy: the identity service sends them, and forms show them. */
export const passwordProblems = {
  short: 'Закороткий пароль: потрібно щонайменше 12\u00a0символів.',
  common: 'Цей пароль\u00a0— один із найпоширеніших.',
  pattern: 'Цей пароль\u00a0— проста послідовність або повтор.',
  personal: 'Цей пароль схожий на вашу адресу або нашу назву.',
} as const

export const strictPasswordHint = 'Щонайменше 12\u00a0символів. Добре підійде коротка фраза.'
