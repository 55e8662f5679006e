/** What moderators say most often: a short name, and the sentences that the owner reads. */
export interface ReadyReason {
  readonly name: string
  readonly text: string
}

export const readyReasonsLabel = 'Reasons to fill in'

export const readyReasons = {
  home: [
    {
      name: 'Other pictures',
      text: 'Some pictures show another home. Leave only pictures of this one.',
    },
    {
      name: 'Copied text',
      text: 'The description is that of another home. Describe this one in your own words.',
    },
    {
      name: 'Price',
      text: 'The price is far from what homes like it cost. Check the amount and the currency.',
    },
    {
      name: 'Phone or link',
      text: 'A phone number or a link is in the text. Take it out: people write to you here, and you can state a number in its own field.',
    },
    { name: 'Place', text: 'The address and the pin are not the same place. Check both.' },
    {
      name: 'No pictures',
      text: 'Nothing shows that this home exists. Add pictures of its rooms.',
    },
  ],
  check: [
    { name: 'Not readable', text: 'The code cannot be read. Send a sharper picture.' },
    { name: 'Other code', text: 'The code is not the one that this page asks for today.' },
    {
      name: 'No window',
      text: 'The picture shows no window of this home. Hold the paper with the code to one.',
    },
  ],
} as const satisfies Record<string, readonly ReadyReason[]>
