/**
 * The addresses of lists are for nobody else. 'no-referrer' would also hide the origin of forms, which the server then
 * refuses.
 */
export const listMeta = (title: string) => [
  { title },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]
