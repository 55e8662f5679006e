interface DemoMessage {
  readonly by: 'seeker' | 'owner'
  /** Hours after the previous message. */
  readonly after: number
  readonly text: string
}

const seeker = (after: number, text: string): DemoMessage => ({ by: 'seeker', after, text })
const owner = (after: number, text: string): DemoMessage => ({ by: 'owner', after, text })

/** What people write each other about homes; the first message is the seeker's. */
export const DEMO_DIALOGUES: readonly (readonly DemoMessage[])[] = [
  [
    seeker(0, 'Good day! Is it still free? We are two adults and a cat, from December on.'),
    owner(3, 'Good day! Yes, it is free. The cat is no problem. When would you like to see it?'),
    seeker(1, 'Thursday after six, or on Saturday before noon.'),
    owner(15, 'Saturday at ten, then. The entrance is from the yard, second door.'),
    seeker(2, 'Thank you, we will be there.'),
    seeker(54, 'We liked it very much. May we sleep on it until Monday?'),
    owner(4, 'Of course. Somebody else comes on Tuesday, so please write by then.'),
  ],
  [
    seeker(0, 'Hello, what do heating and water cost in a winter month?'),
    owner(7, 'Hello. Last January it was 2,850 for everything, with the meters read on the 25th.'),
    seeker(20, 'That is less than here. Is there a shelter in the house?'),
    owner(2, 'Yes, in the basement, dry and with light. I can send a picture.'),
  ],
  [
    seeker(
      0,
      'Good evening. Could you show it by video? I am in Warsaw until the end of the month.',
    ),
    owner(11, 'Good evening, with pleasure. Wednesday at seven in the evening, Kyiv time?'),
    seeker(1, 'Perfect. I can be reached at 044 000 01 99.'),
  ],
  [seeker(0, 'Is the price negotiable if we pay for a year at once?')],
  [
    seeker(0, 'Hello! Which floor is it really, the elevator stops where?'),
    owner(
      26,
      'It stops on the landing between, so there are eight steps. The floor is as written.',
    ),
    seeker(3, 'Too many for my mother, sadly. Thank you for the honest answer!'),
  ],
  [
    seeker(
      0,
      'Is the home suitable for the program «єОселя»? The bank asks for the technical passport.',
    ),
    owner(5, 'Yes, the house is of 2019. I have the passport and can send a copy to the bank.'),
    seeker(19, 'The bank has agreed! We would like to see it with the appraiser on Friday at two.'),
    owner(1, 'Friday at two suits me.'),
    seeker(70, 'The appraiser is content. We go to the notary next week, if you like.'),
    owner(2, 'Very good. I will write on Monday which day the notary has.'),
  ],
  [
    seeker(0, 'Good morning! Is there a place for a bicycle, and may I come on Sunday?'),
    owner(6, 'There is a room for bicycles. On Sunday I am away; Monday at eight in the evening?'),
    seeker(9, 'Monday is fine.'),
  ],
  [
    seeker(
      0,
      'Hello, are the washing machine and the desk included? I would move in on the first.',
    ),
  ],
]
