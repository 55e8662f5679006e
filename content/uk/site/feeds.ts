/** Shown by feed readers and in link previews. */
export const feedTexts = {
  site: 'Homiq',
  feed: {
    any: 'Квартири на продаж і\u00a0в\u00a0оренду',
    types: { sale: 'Квартири на продаж', rent: 'Квартири в\u00a0оренду' },
    subtitle: 'Спершу нові',
  },
} as const
