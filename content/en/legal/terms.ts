import type { LegalDocument } from '#domain/site/legal-document.ts'
import { LAST_UPDATE } from './document.ts'

export const terms: LegalDocument = {
  title: 'Terms and Conditions',
  description: 'What you may expect of Homiq, and what Homiq expects of you',
  lead: 'Homiq brings together people who are looking for a home and people who have one to sell or rent out. These are the house rules, in plain words.',
  updated: LAST_UPDATE,
  sections: [
    {
      id: 'agreement',
      heading: 'What you agree to',
      blocks: [
        'By using this site you accept these terms. If you do not accept them, please do not use it.',
        'You must be at least 13 years old to use the service, and of legal age to rent or buy through it.',
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
        'We take care that descriptions, areas and prices are right, but a listing is an invitation to look, not a binding offer. See the home and its papers before you pay anything.',
        [
          'Prices may change until a contract is signed. A price in another currency is converted at the rate of the day that we state.',
          'Pictures show the home as it was when it was listed.',
          'A home may already be sold or rented although it is still shown; ask the realtor or the owner.',
        ],
      ],
    },
    {
      id: 'owners',
      heading: 'If you list a home',
      blocks: [
        [
          'The home is yours to sell or rent out, or its owner has asked you to.',
          'What you say about it is true, and the pictures show it and are yours to use. You allow us to show them for as long as the home is listed.',
          'It is listed once. Its text has no phone numbers, email addresses or links, and not a word against anybody.',
          'You tell us when it is sold or rented, and answer when we ask.',
        ],
        'A moderator may reject or take down a home, and says why. You may appeal once. Anybody can report a home or a message; false reports are also a violation.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'Use an email address of your own, choose a password that you use nowhere else, and keep it to yourself. Whatever is done with your account counts as done by you until you tell us that somebody else has gained access to it.',
        'You may delete your account at any time in the settings. We may close an account that is used against these terms, and will say why.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews and messages',
      blocks: [
        'Write what is true and what you saw yourself. A review that you leave is kept in your own browser. What you send us through the contact form stays yours; you allow us to use it to answer you. What you write to an owner is read by the two of you; write nothing that you would not say face to face.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What is not allowed',
      blocks: [
        [
          'To list or offer what is not yours to offer.',
          'To pretend to be somebody else, or to use a realtor’s number for anything but homes.',
          'To copy the catalog with a program, or to flood the site with requests.',
          'To look for weaknesses in our security without telling us first. If you find one, write to us; we will be grateful.',
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
        'We run the site with care but cannot promise that it is always available or free of errors. We are liable for damage that we cause intentionally or through gross negligence, and wherever the law does not let us limit our liability. Otherwise, we are liable only for damage that could be foreseen.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and changes',
      blocks: [
        'The law of Ukraine applies to these terms. Disputes that we cannot settle by talking are decided by the courts of Kyiv, unless the law gives you another court.',
        'When these terms change, the date at their top changes with them. If you use the site after that, the new terms apply.',
        'These terms exist in Ukrainian and in English; if the two differ, the Ukrainian text governs.',
      ],
    },
  ],
}
