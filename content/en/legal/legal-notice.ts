import { contactDetails } from '#content/en/site/contact-details.ts'
import type { LegalDocument } from '#domain/site/legal-document.ts'

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
        'The people, addresses and phone numbers in the sample listings are invented, and so are the reviews that come with the site. The sample pictures of homes and cities were rendered for Homiq; they show no real apartment.',
        'We check what we publish, but are responsible for what other sites show under our links only from the moment we learn of something unlawful there.',
      ],
    },
    {
      id: 'rights',
      heading: 'Rights',
      blocks: [
        'Texts, pictures and the name Homiq are protected. The licenses of the fonts, icons, portraits and software that this site is built with come with its source code. Maps are made from data of OpenStreetMap and its contributors.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      blocks: [
        'Ukrainian law governs this site and everything that arises from its use. Disputes are heard by the courts of Kyiv, as far as the law allows that choice.',
        'This notice exists in Ukrainian and in English; if the two differ, the Ukrainian text governs.',
      ],
    },
  ],
}
