import type { ReadyReasons } from '#domain/moderation/ready-reasons.ts'

export const readyReasonsLabel = 'Ready-made reasons'

/** Short names, for buttons. */
export const readyReasonNames = {
  home: {
    pictures: 'Wrong pictures',
    text: 'Copied text',
    price: 'Price',
    contact: 'Phone or link',
    place: 'Place',
    noPictures: 'No pictures',
  },
  check: {
    unreadable: 'Unreadable',
    wrongCode: 'Wrong code',
    noWindow: 'No window',
  },
} as const satisfies ReadyReasons

/** The sentences that the owner reads. */
export const readyReasonTexts = {
  home: {
    pictures: 'Some pictures show another home. Keep only pictures of this one.',
    text: 'The description is the same as another home’s. Describe this one in your own words.',
    price: 'The price is far from what homes like it cost. Check the amount and the currency.',
    contact:
      'The text has a phone number or a link in it. Take it out: people write to you here, and there is a separate field for a phone number.',
    place: 'The address and the pin are in different places. Check both.',
    noPictures: 'There is no picture of this home. Add pictures of its rooms.',
  },
  check: {
    unreadable: 'The code cannot be read. Send a sharper picture.',
    wrongCode: 'The code in the picture is not the one that you were given.',
    noWindow:
      'The picture does not show a window of this home. Hold the paper with the code up to one.',
  },
} as const satisfies ReadyReasons
