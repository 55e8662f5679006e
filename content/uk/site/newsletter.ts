/** Texts of the form in the footer. */
export const newsletterTexts = {
  heading: 'Нові квартири\u00a0— на пошту',
  lead: 'Нові квартири й\u00a0корисні поради, не частіше ніж раз на місяць. Спершу попросимо підтвердити підписку.',
  email: 'Електронна пошта',
  subscribe: 'Підписатися',
  sending: 'Надсилаємо…',
} as const

/** docs/product/shell.md, "Notices and messages". */
export const newsletterNotices = {
  success: 'Перевірте пошту й підтвердьте підписку!',
  failure: 'Не вдалося підписатися. Спробуйте ще раз.',
} as const

/** Validation messages (docs/product/site.md, "Newsletter"). */
export const newsletterMessages = {
  required: 'Вкажіть електронну пошту',
  invalid: 'Перевірте адресу електронної пошти',
} as const
