export const helpTexts = {
  /** Link to `/my/listings`. */
  listHome: 'List your home',
  title: 'Help',
  description: 'Answers to the questions we hear most, and a way to ask your own',
  lead: 'Four answers to the questions we hear most. For everything else there is a person.',
  questions: 'Frequently asked questions',
  questionList: [
    {
      id: 'find',
      question: 'How do I find a home that suits me?',
      answer: [
        'Open Property and choose whether to buy or to rent. The filters take a price, an area, a number of rooms and more; write amounts the way you say them, such as 120k or 1.5 m.',
        'The address of the page holds your search. Copy it, and whoever opens it sees the same homes.',
      ],
    },
    {
      id: 'favorites',
      question: 'Where are my favorites, and who sees them?',
      answer: [
        'Press the heart on a home and it is kept under Favorites, in this browser, with or without an account. Nobody else sees them.',
        'Another browser has its own list. Deleting the data of this site in the browser empties it.',
      ],
    },
    {
      id: 'account',
      question: 'I cannot sign in. What now?',
      answer: [
        'On the sign-in page choose “Forgot your password?”, give your address, and follow the link in the message that we send. It may be in the folder for spam.',
        'If you registered with Google or GitHub, use that button again. When its window does not open, allow pop-ups for this site.',
      ],
    },
    {
      id: 'call',
      question: 'How do I reach the owner or the realtor?',
      answer: [
        'Every home names its realtor, with a number that you can tap to call. Owners are written to, and show a number only if they choose to.',
        'Realtors with the badge have shown us who they are.',
      ],
    },
  ],
  support: 'Still stuck?',
  supportLead:
    'Tell us what you tried and what you saw. We answer on working days, usually the same one.',
  contact: 'Contact Support',
  owners: 'A home to sell or to rent out?',
  ownersLead: 'It takes five minutes and an account, and is free.',
  follow: 'Or find us here',
} as const
