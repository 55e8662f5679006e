/** What owners write about homes with pictures of theirs, and what a moderator replied. */
export const DEMO_CLAIMS = {
  waiting:
    'These are my pictures: I took them in May, with my own blue chair by the window. Whoever put this up has never been here.',
  granted: {
    words:
      'All pictures are mine, and my text, too. A seeker was asked for a deposit by card for it.',
    reason:
      'The pictures and most of the words are of another home, whose owner had them here first. If you own this one, please take pictures of it and appeal.',
  },
  dismissed: {
    words: 'This shows my kitchen. My neighbor must have copied it.',
    reason:
      'Your neighbor has shown us the contract: you both have the kitchen that the builder put in. Nothing else is alike.',
  },
} as const
