import { LAST_UPDATE, type LegalDocument } from './document.ts'

export const terms: LegalDocument = {
  title: 'Terms and Conditions',
  description: 'What you may expect of Homiq, and what Homiq expects of you',
  lead: 'Homiq brings people who look for a home together with people who have one to sell or to let. These are the rules of the house, in plain words.',
  updated: LAST_UPDATE,
  sections: [
    {
      id: 'agreement',
      heading: 'What you agree to',
      blocks: [
        'By using this site you accept these terms. If you do not accept them, please do not use it.',
        'You must be at least 13 years old to use the service, and of full legal age to rent or buy through it.',
      ],
    },
    {
      id: 'service',
      heading: 'What Homiq does',
      blocks: [
        'Homiq shows homes for sale and for rent, mostly in Ukrainian cities, and names the realtor of each, or lets you write to its owner. Looking, searching and keeping favorites are free and need no account.',
        'We are not a party to what you agree with a realtor, an owner, a buyer or a tenant. A contract about a home is between you and them.',
      ],
    },
    {
      id: 'listings',
      heading: 'Listings',
      blocks: [
        'We take care that descriptions, areas and prices are right, but a listing is an invitation to look, not an offer that binds. See the home and its papers before you pay anything.',
        [
          'Prices may change until a contract is signed. One that was asked in another currency is converted by a dated rate.',
          'Pictures show the home as it was when it was listed.',
          'A home may be gone although it is still shown; the realtor or the owner knows.',
        ],
      ],
    },
    {
      id: 'owners',
      heading: 'If you list a home',
      blocks: [
        [
          'It is yours to sell or to let, or its owner has asked you to.',
          'What you say of it is true, the pictures show it, and they are yours to show. You allow us to show them while the home is shown.',
          'It is there once, without numbers, addresses or links in its text, and without a word against anybody.',
          'You say that it is gone when it is gone, and answer when we ask.',
        ],
        'A moderator may refuse or take down a home, and says why. You may appeal once. Anybody can report a home or a message; false reports are an abuse, too.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'Give an email address that is yours, choose a password that you use nowhere else, and keep it to yourself. What is done with your account counts as done by you, until you tell us that somebody else has got into it.',
        'You may delete your account at any time in the settings. We may close an account that is used against these terms, and say why.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews and messages',
      blocks: [
        'Write what is true and what you saw yourself. A review that you leave is kept in your own browser. What you send us by the contact form stays yours; you allow us to use it to answer you. What you write to an owner is read by the two of you; write nothing there that you would not say at the door.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What is not allowed',
      blocks: [
        [
          'To list or offer what is not yours to offer.',
          'To pretend to be somebody else, or to use a realtor’s number for anything but homes.',
          'To copy the catalogue by program, or to send requests in floods.',
          'To look for gaps in our security without telling us first. If you find one, write to us; we are thankful.',
        ],
      ],
    },
    {
      id: 'property',
      heading: 'Names and pictures',
      blocks: [
        'The name Homiq, the texts and the pictures of this site belong to us or to those who let us use them. You may link to any page, and print or save pages for yourself.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We keep the site running with care but cannot promise that it is always there or free of errors. We answer for damage that we cause on purpose or by gross negligence, and wherever the law does not let us limit it. For anything else we are liable only for damage that could be foreseen.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and changes',
      blocks: [
        'The law of Ukraine applies to these terms. Courts in Kyiv decide disputes that we cannot settle by talking, unless the law gives you another court.',
        'When these terms change, the date at their top changes with them. If you use the site after that, the new terms apply.',
      ],
    },
  ],
}
