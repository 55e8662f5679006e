export const helpTexts = {
  /** Link to `/my/listings`. */
  listHome: 'List your home',
  title: 'Help',
  description: 'Answers to the questions we hear most, and a way to ask your own',
  lead: 'Answers to the four questions we hear most. For anything else, ask a person.',
  questions: 'Frequently asked questions',
  questionList: [
    {
      id: 'find',
      question: 'How do I find a home that suits me?',
      answer: [
        'Open Property and choose to buy or to rent. Filter by price, area, number of rooms and more. Write amounts the way you say them, such as 120k or 1.5 m.',
        'Your search is part of the page address. Copy it, and anyone who opens it sees the same homes.',
      ],
    },
    {
      id: 'favorites',
      question: 'Where are my favorites, and who sees them?',
      answer: [
        'Tap the heart on a home to save it to Favorites in this browser, with or without an account. Nobody else sees your list.',
        'Every browser has its own list. Clearing the data of this site in the browser empties it.',
      ],
    },
    {
      id: 'account',
      question: "I can't sign in. What now?",
      answer: [
        'On the sign-in page, choose “Forgot your password?”, enter your email address, and open the link we send you. It may land in your spam folder.',
        "If you registered with Google or GitHub, use that button again. If its window doesn't open, allow pop-ups for this site.",
      ],
    },
    {
      id: 'call',
      question: 'How do I reach the owner or the realtor?',
      answer: [
        'A home with a realtor shows a number that you can tap to call. Owners get a message from you, and show a number only if they choose to.',
        'Realtors with the “Verified person” badge have proved to us who they are.',
      ],
    },
  ],
  support: 'Still stuck?',
  supportLead:
    'Tell us what you tried and what you saw. We answer on working days, usually the same day.',
  contact: 'Contact Support',
  owners: 'Have a home to sell or rent out?',
  ownersLead: 'All it takes is an account and five minutes. It is free.',
  follow: 'Or find us here',
} as const
