/** What is around the text of every mail. */
export const mailTexts = {
  wordmark: 'Homiq',
  unsubscribe: 'Відписатися',
} as const

/** Why a recipient gets a mail. */
export const mailReasons = {
  account: 'Ви отримали цей лист, бо на цю адресу зареєстровано обліковий запис Homiq.',
  deletedAccount: 'Ви отримали цей лист, бо на цю адресу було зареєстровано обліковий запис Homiq.',
  offer: 'Ви отримали цей лист, бо у вас є оголошення на Homiq.',
  conversation: 'Ви отримали цей лист, бо у вас є розмова на Homiq.',
  report: 'Ви отримали цей лист, бо просили повідомити про результат скарги.',
  newsletter: 'Ви отримали цей лист, бо цю адресу вказали для розсилки Homiq.',
  search: 'Ви отримали цей лист, бо на цю адресу надсилаємо новини збереженого пошуку на Homiq.',
} as const
