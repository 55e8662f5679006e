import { contactDetails } from '#content/en/site/contact-details.ts'
import type { LegalDocument } from './document.ts'

export const legalNotice: LegalDocument = {
  title: 'Legal Notice',
  description: 'Who runs Homiq, where the company is registered, and which law governs',
  lead: 'Who stands behind this site, and where to find us.',
  sections: [
    {
      id: 'owner',
      heading: 'Owner of this site',
      blocks: [
        {
          facts: [
            { term: 'Owner', text: contactDetails.owner },
            { term: 'Registered office', text: contactDetails.office },
            { term: 'Support', text: contactDetails.email, link: 'email' },
            { term: 'Phone', text: contactDetails.phone, link: 'phone' },
          ],
        },
      ],
    },
    {
      id: 'shown',
      heading: 'What is shown here',
      blocks: [
        'The people, addresses and telephone numbers of the sample listings are invented, and so are the reviews that come with the site. Pictures of homes and cities are rendered for Homiq; they show no real apartment.',
        'We check what we publish, but answer for links to other sites only from the moment that we know of something unlawful there.',
      ],
    },
    {
      id: 'rights',
      heading: 'Rights',
      blocks: [
        'Texts, pictures and the name Homiq are protected. Licenses of the fonts, icons, portraits and programs that this site is built with lie with its source code. Maps are made from data of OpenStreetMap and its contributors.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      blocks: [
        'Ukrainian law governs this site and everything that arises from its use. The place of jurisdiction is Kyiv, as far as the law allows to choose it.',
      ],
    },
  ],
}
