import type { LegalDocument } from '#domain/site/legal-document.ts'
import { LAST_UPDATE } from './document.ts'

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: 'What Homiq keeps about you, where, for how long, and how to have it deleted',
  lead: 'Most of what you do here stays in your own browser. This page says what does not, why we need it, and how to have it deleted.',
  updated: LAST_UPDATE,
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        [
          'You can look at every home, keep favorites and read reviews without telling us who you are.',
          'We sell nothing about you, show no ads and use no trackers or analytics.',
          'What you give us for your account, your messages and your newsletter is used for nothing else.',
          'You can delete your account in the settings, at any time.',
        ],
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'When you register, we store your email address, when you created the account, when you last signed in, and whether you have confirmed the address.',
        'Your password is never stored. We keep a salted hash made with scrypt, which is slow on purpose and cannot be reversed.',
        'If you sign in with Google or GitHub, that service tells us your name, your email address, your picture and your user ID there, but not your password.',
        'Accounts live in our own PostgreSQL database. Where Homiq is run with Google’s Firebase Authentication instead, Google keeps the account for us, and its terms apply as well.',
      ],
    },
    {
      id: 'homes',
      heading: 'Homes that you list',
      blocks: [
        'We save what you type as you type it, and your pictures without the data that your phone writes into them, such as the location. Your browser keeps a copy until we have it.',
        'Once a home is shown, everybody sees it and its pictures, but not your name, email address or phone number, unless you let signed-in people ask for the number. Its page also tells its former prices, when it was shown, and that its description, facts and pictures changed, even if you list the same home again. If you hide the exact place, only the area around it is shown. Once you have confirmed your email address, we ask you there whether the home is still available, and tell you what a moderator decided.',
        'We count how often homes are opened or added to favorites, by day and without names. Browsers that ask not to be tracked are not counted.',
        'A home that you delete can be restored for ten days; then it is erased with its pictures. A picture that verifies you is erased three days after the decision. Until you have confirmed your email address, a draft is erased 60 days after its last change.',
      ],
    },
    {
      id: 'searches',
      heading: 'Saved searches',
      blocks: [
        'For a saved search we keep what you look for, how you want to be told, and what we have told you. If you save it by an email address, we keep that; if you let a browser notify you, we keep the address at which its maker’s service reaches it, and what we send is encrypted for that browser.',
        'You can delete a saved search at any time, on its page or by the link in each email.',
      ],
    },
    {
      id: 'conversations',
      heading: 'Messages and reports',
      blocks: [
        'What you write to an owner or a realtor, or as one, is read by the two of you. Pictures are kept without the data that your phone writes into them. Neither of you sees the name, email address or phone number of the other. Once you have confirmed your address, we email you your messages with their text; you can turn that off on the Messages page. If you reply by email, we keep the text. Whether you have read a message is shown only if you both want it.',
        'Viewing times are emailed to both of you for your calendars and deleted 30 days after their end. The exact place of a home that hides it is shared only if its owner says so.',
        'Messages are deleted a year after the last one of the conversation, or 30 days after you have both left it; yours are deleted with your account.',
        'Reports and claims are read by moderators, not by the people they are about. A report or a ban from writing is kept for 180 days, a claim for as long as both homes. A ban does not end when you delete your account: until it ends, we keep its reason and a hash of your confirmed email address, from which the address cannot be read, and a new account that confirms the same address is banned as well.',
        'What moderators decided, and why, is kept in a log that cannot be changed. It names neither you nor them.',
      ],
    },
    {
      id: 'lists',
      heading: 'Shared lists',
      blocks: [
        'Whoever is on a list reads the first names, votes, notes and viewing times on it; whoever has its link can join. When you leave a list or delete your account, your votes and notes are deleted. A list is deleted when nobody is left on it, or a year after its last change.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        'We set no cookies until you sign in or join a list, and scripts can read none of them. Without HTTPS, their names begin with “__” instead of “__Host-”.',
        {
          facts: [
            {
              term: '__Host-session',
              text: 'Tells our server that this browser is signed in. It lasts five days from your last visit, a month at most, and is deleted when you sign out.',
            },
            {
              term: '__Host-device',
              text: 'Lets your account recognize this browser, so that we email you only about sign-ins with others. It lasts a year from your last sign-in.',
            },
            {
              term: '__Host-oauth',
              text: 'Links the answer of Google or GitHub to the window that asked for it. It lasts ten minutes.',
            },
            {
              term: '__Host-lists',
              text: 'Lets the lists that you made or joined without an account know this browser. It lasts a year.',
            },
          ],
        },
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      blocks: [
        'Your browser keeps the following and does not send it to us, unless it says so. To delete all of it, clear the data of this site in your browser.',
        {
          facts: [
            {
              term: 'favorites',
              text: 'The homes that you marked with a heart. While you are signed in, we keep which ones with your account.',
            },
            { term: 'favoriteTimes', text: 'When you marked them.' },
            {
              term: 'accountHearts',
              text: 'Which of them your account has, by their numbers.',
            },
            {
              term: 'unsentLists',
              text: 'What you wrote on shared lists, until our server has it.',
            },
            { term: 'hasLists', text: 'Whether you are on a shared list.' },
            { term: 'estateType', text: 'Whether you last looked at homes for sale or for rent.' },
            { term: 'darkMode', text: 'Whether you use the dark mode.' },
            { term: 'currency', text: 'Which currency you want prices in.' },
            { term: 'language', text: 'The language that you have chosen.' },
            {
              term: 'homiq_reviews',
              text: 'The reviews shown to you, and those that you wrote. Nobody else sees yours.',
            },
            {
              term: 'seenHomes',
              text: 'Which homes you opened last, 500 at most, so that lists and the map can mark them. To show the latest ones again, your browser asks us for them by their numbers, without your name.',
            },
            { term: 'hiddenHomes', text: 'Which homes you have hidden, 500 at most.' },
            {
              term: 'visits',
              text: 'When you last looked at homes for sale and for rent, so that new ones can be marked.',
            },
            {
              term: 'typedHomes',
              text: 'What you typed about a home, until our server has it.',
            },
            {
              term: 'unsent-pictures',
              text: 'Pictures of a home, until our server has them.',
            },
            {
              term: 'typedMessages',
              text: 'Messages that you started and have not sent, 20 at most.',
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
              text: 'When you last signed out, so that nothing typed before that is shown afterward.',
            },
            {
              term: 'unsentMessages',
              text: 'Messages that you wrote, until our server has them.',
            },
            {
              term: 'reviewShortcuts',
              text: 'Whether keyboard shortcuts for moderators are on.',
            },
            {
              term: 'searchAsMapMoves',
              text: 'Whether the list of homes follows the map when you move it.',
            },
            {
              term: 'avatarLetter',
              text: 'The first letter of your email address, for the header.',
            },
            { term: 'fonts', text: 'That your browser already has our fonts.' },
            {
              term: 'assets, shell',
              text: 'Caches with the site itself, so that it opens without a connection.',
            },
            {
              term: 'pages, page-data, pictures',
              text: 'Caches with the pages that you opened in the last seven days, 60 at most, and their pictures.',
            },
            {
              term: 'workbox-expiration',
              text: 'What is in these caches, and when it was used last.',
            },
            {
              term: 'list-pages',
              text: 'A cache with the pages of your shared lists, until you sign out.',
            },
            {
              term: 'favorite-pages',
              text: 'A cache with the pages and pictures of your favorite homes.',
            },
            {
              term: 'waiting-forms',
              text: 'What you sent without a connection, until it is sent or you undo it.',
            },
            {
              term: 'IndexedDB of the sign-in library',
              text: 'The tokens that keep you signed in. They may be in other storage of the browser instead.',
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
        'The contact form sends your name, your email address, the subject and the message to our team as an email. Our server holds it until it is delivered, and we keep it until we have answered you.',
        'The newsletter needs your email address, and starts only once you have confirmed it with the link in a first email. Every issue has a link that deletes the address from our list at once.',
        'Where Homiq is run with the EmailJS service, messages go through that service on their way to us.',
      ],
    },
    {
      id: 'maps',
      heading: 'Maps',
      blocks: [
        'When a map is shown, your browser loads it from an OpenStreetMap service, which sees your network address and which part of the map you look at. Fonts and pictures of homes come from our own server.',
      ],
    },
    {
      id: 'network',
      heading: 'Your network address',
      blocks: [
        'Every server on the Internet sees the address that a request comes from. Ours counts requests by that address, in memory and for at most an hour, to stop floods of password attempts, emails and page views. For at most 30 days, it also remembers a fingerprint of your address and your account, from which neither can be read, so that you can sign in while somebody else is guessing your password. Neither our database nor our request log has your address.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        'Your account stays until you delete it. The rest is deleted by itself:',
        [
          'Browsers that you are signed in with: after half a year without a visit, and after a year in any case.',
          'Which browsers your account recognizes: after a year without a sign-in with them.',
          'A newsletter subscription or a saved search that was not confirmed: after seven days. Alerts of a saved search: after 180 days.',
          'A message that no email server accepts: after 30 days.',
          'Links to choose a password or to confirm an address: a week after they stopped working.',
        ],
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'The service is not for children under 13, and we do not knowingly keep anything about them. If a child has an account, write to us and we will delete it.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You may ask what we keep about you, have it corrected, get a copy of it, or have it deleted. Article 8 of the Law of Ukraine “On Personal Data Protection” lists all your rights.',
        [
          'A copy: “Download my data” in the settings gives you a file with everything that our database holds about you.',
          'Your account: “Delete my account” in the settings deletes it at once, with everything that signs you in, your newsletter, and messages that are on their way to you.',
          'Your newsletter: the link at the end of every issue.',
          'Anything else: write to us. We answer within 30 days.',
        ],
        'If you are not satisfied with our answer, you can turn to the Ukrainian Parliament Commissioner for Human Rights, or to the data protection authority where you live.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'When this policy changes, the date at its top changes with it. If a change takes something away from you, we tell everyone who has an account by email before it takes effect.',
        'This policy exists in Ukrainian and in English; if the two differ, the Ukrainian text governs.',
      ],
    },
  ],
}
