export const recentlySeenTexts = { heading: 'Recently seen' } as const
