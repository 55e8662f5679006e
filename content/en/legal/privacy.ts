import { LAST_UPDATE, type LegalDocument } from './document.ts'

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: 'What Homiq keeps about you, where, for how long, and how you end it',
  lead: 'Most of what you do here stays in your own browser. This page says what does not, why we need it, and how you get rid of it.',
  updated: LAST_UPDATE,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        [
          'You can look at every home, keep favorites and read reviews without telling us who you are.',
          'We sell nothing about you, show no advertisements and run no trackers or analytics.',
          'Your account, your messages and your newsletter are used for exactly that, and for nothing else.',
          'You can delete your account in the settings, at any time.',
        ],
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'When you register, we store your email address, when the account was made, when you last signed in, and whether you confirmed the address.',
        'Your password is never stored. We keep a salted hash made with scrypt, which is slow on purpose and cannot be turned around.',
        'If you sign in with Google or GitHub, that service tells us your name, your email address, your picture and the number by which it knows you, but not your password.',
        'Accounts live in our own PostgreSQL database. Where Homiq is run with Google’s Firebase Authentication instead, Google keeps the account for us, by its terms as well.',
      ],
    },
    {
      id: 'homes',
      heading: 'Homes that you list',
      blocks: [
        'We store what you type as you type it, and your pictures without anything that your phone wrote into them, such as the place. Your browser keeps a copy until we have it.',
        'Once a home is shown, everybody sees it and its pictures, but not your name, email address or number, unless you let signed-in people ask for it. If you hide the exact place, only its surroundings are shown. We ask you by email if it is still available, and tell you what a moderator decided, once you have confirmed your address.',
        'We count how often homes are opened or get a heart, by day and without names, and not for browsers that ask not to be tracked.',
        'What you delete can be taken back for ten days, then it goes, with its pictures. One that verifies you goes in three. Until your email address is confirmed, a draft goes 60 days after its last change.',
      ],
    },
    {
      id: 'conversations',
      heading: 'Messages and reports',
      blocks: [
        'What you write to an owner or a realtor, or as one, is read by the two of you. Of pictures we keep what they show and nothing that your phone wrote into them. Neither of you sees the name, email address or number of the other. If your address is confirmed, we mail you messages with their text; turn that off at your messages. Of answers by mail we keep the text. When you read is told only if you both want it.',
        'Viewing times are mailed to both for their calendars and deleted 30 days after their end. A hidden place is told only if its owner says so.',
        'Messages are deleted a year after the last of them, 30 days after both of you left, and yours with your account.',
        'What you report or claim is read by moderators, not by those whom it is about. A report or a ban from writing is kept for 180 days, a claim as long as both homes. A ban goes on if you delete your account: until it ends we keep its reason and a hash of your confirmed email address, from which the address cannot be read, and a new account that confirms that address has the ban.',
        'What moderators decided, and why, is kept in a log that cannot be changed. It names neither you nor them.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        'We set no cookie until you sign in. Scripts can read none of them. Without HTTPS their names begin with two underscores alone.',
        {
          facts: [
            {
              term: '__Host-session',
              text: 'Tells our server that this browser is signed in. It lasts five days from your last visit, a month at most, and goes when you sign out.',
            },
            {
              term: '__Host-device',
              text: 'Lets your account know this browser again, so that we mail you about others only. It lasts a year from your last sign-in.',
            },
            {
              term: '__Host-oauth',
              text: 'Ties the answer of Google or GitHub to the window that asked. It lasts ten minutes.',
            },
          ],
        },
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      blocks: [
        'The following is kept by your browser and is not sent to us. Deleting the data of this site in your browser deletes all of it.',
        {
          facts: [
            { term: 'favorites', text: 'The homes that you marked with a heart.' },
            { term: 'favoriteTimes', text: 'When you marked them.' },
            { term: 'estateType', text: 'Whether you last looked at homes for sale or for rent.' },
            { term: 'darkMode', text: 'Whether you prefer the dark look.' },
            { term: 'currency', text: 'Which currency you want prices in.' },
            {
              term: 'homiq_reviews',
              text: 'The reviews shown to you, and those that you wrote. Nobody else sees yours.',
            },
            {
              term: 'seenHomes',
              text: 'Which homes you opened last, 500 at most, so that lists and the map can mark them. To show the latest again, we are asked for their numbers, not your name.',
            },
            { term: 'hiddenHomes', text: 'Which homes you have hidden, 500 at most.' },
            {
              term: 'visits',
              text: 'When you last looked at homes for sale and for rent, so that new ones can be marked.',
            },
            {
              term: 'typedHomes',
              text: 'What you typed of a home, until our server has it.',
            },
            {
              term: 'unsent-pictures',
              text: 'Pictures of a home, until our server has them.',
            },
            {
              term: 'typedMessages',
              text: 'Messages that you began and have not sent, 20 at most.',
            },
            {
              term: 'typedContact',
              text: 'What you typed into the contact form and have not sent.',
            },
            {
              term: 'signedInUid',
              text: 'The number of your account while you are signed in.',
            },
            {
              term: 'signedOutAt',
              text: 'When you last signed out, so that nothing that was typed before is shown after it.',
            },
            {
              term: 'unsentMessages',
              text: 'Messages that you wrote, until our server has them.',
            },
            {
              term: 'reviewShortcuts',
              text: 'Whether single keys do something.',
            },
            {
              term: 'searchAsMapMoves',
              text: 'Whether the list of homes follows the map when you move it.',
            },
            {
              term: 'avatarLetter',
              text: 'The first letter of your email address, for the header.',
            },
            { term: 'fonts', text: 'That your browser has our fonts already.' },
            {
              term: 'assets, shell',
              text: 'Caches with this site itself, so that it opens without a connection.',
            },
            {
              term: 'pages, page-data, pictures',
              text: 'Caches with the pages that you read in the last seven days, 60 at most, and their pictures.',
            },
            {
              term: 'workbox-expiration',
              text: 'What is in these caches, and when it was used last.',
            },
            {
              term: 'favorite-pages',
              text: 'A cache with the pages and pictures of the homes with your heart.',
            },
            {
              term: 'waiting-forms',
              text: 'What you sent without a connection, until it is sent or taken back.',
            },
            {
              term: 'IndexedDB of the sign-in library',
              text: 'The tokens that keep you signed in, or in other storage of the browser.',
            },
            {
              term: 'Session storage',
              text: 'How far you had scrolled, until you close the tab.',
            },
          ],
        },
      ],
    },
    {
      id: 'messages',
      heading: 'Messages and newsletter',
      blocks: [
        'The contact form sends your name, your email address, the subject and the message to our team as an email. Our server holds it until it is delivered, and we keep it until you are answered.',
        'The newsletter needs your email address, and comes only once you have confirmed it by the link of a first message. Every letter has a link that deletes the address from our list at once.',
        'Where Homiq is run with the hosted service of EmailJS, messages go through that service on their way to us.',
      ],
    },
    {
      id: 'maps',
      heading: 'Maps',
      blocks: [
        'Maps are tiles of an OpenStreetMap service, which your browser fetches when one is shown: the service sees your network address and which part you look at. Fonts and pictures of homes come from our own server.',
      ],
    },
    {
      id: 'network',
      heading: 'Your network address',
      blocks: [
        'Every server on the Internet sees the address that a request comes from. Ours counts requests by it for at most an hour, in memory, against floods of passwords, mails and pages. Until it restarts, it also remembers a fingerprint of your address and your account, from which neither can be read, to let you in while somebody else tries your password. Neither our database nor our request log has it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        'Your account stays until you delete it. The rest goes by itself:',
        [
          'Browsers that you are signed in with: after half a year without a visit, and after a year in any case.',
          'Which browsers your account knows: after a year without a sign-in with them.',
          'A newsletter that was asked for and not confirmed: after seven days.',
          'A message that no mail server takes: after 30 days.',
          'Links to choose a password or to confirm an address: a week after they stopped working.',
        ],
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'The service is not for children under 13, and we do not knowingly keep anything about them. If a child has an account, write to us and we delete it.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You may ask what we keep about you, have it corrected, get a copy of it, or have it deleted.',
        [
          'A copy: the settings have “Download my data”, a file of all that our database holds about you.',
          'Your account: the settings have “Delete my account”. It goes at once, with everything that signs you in, your newsletter, and messages that are on their way to you.',
          'Your newsletter: the link at the end of every letter.',
          'Anything else: write to us. We answer within 30 days.',
        ],
        'If our answer does not satisfy you, you can turn to the Ukrainian Parliament Commissioner for Human Rights, or to the authority for data protection where you live.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'When this policy changes, the date at its top changes with it. If a change takes something away from you, we tell the owners of accounts by email before it takes effect.',
      ],
    },
  ],
}
