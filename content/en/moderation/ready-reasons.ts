/** What moderators say most often: a short name, and the sentences that the owner reads. */
export interface ReadyReason {
  readonly name: string
  readonly text: string
}

export const readyReasonsLabel = 'Ready-made reasons'

export const readyReasons = {
  home: [
    {
      name: 'Wrong pictures',
      text: 'Some pictures show another home. Keep only pictures of this one.',
    },
    {
      name: 'Copied text',
      text: 'The description is the same as another home’s. Describe this one in your own words.',
    },
    {
      name: 'Price',
      text: 'The price is far from what homes like it cost. Check the amount and the currency.',
    },
    {
      name: 'Phone or link',
      text: 'The text has a phone number or a link in it. Take it out: people write to you here, and there is a separate field for a phone number.',
    },
    { name: 'Place', text: 'The address and the pin are in different places. Check both.' },
    {
      name: 'No pictures',
      text: 'There is no picture of this home. Add pictures of its rooms.',
    },
  ],
  check: [
    { name: 'Unreadable', text: 'The code cannot be read. Send a sharper picture.' },
    { name: 'Wrong code', text: 'The code in the picture is not the one that you were given.' },
    {
      name: 'No window',
      text: 'The picture does not show a window of this home. Hold the paper with the code up to one.',
    },
  ],
} as const satisfies Record<string, readonly ReadyReason[]>
