/** This text is in a file apart from `offline.ts`, because the script of every document contains it. */
export const NO_CONNECTION = 'Немає з’єднання.'
