export const recentlySeenTexts = { heading: 'Нещодавно переглянуті' } as const
