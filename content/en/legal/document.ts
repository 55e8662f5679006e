/** For the privacy policy and the terms (docs/product/site.md, "Legal and help pages"). */
export const LAST_UPDATE = 'Last Update: July 2025'

export const legalTexts = {
  contents: 'On this page',
  questions: 'Is something unclear? A person will answer.',
  contact: 'Contact us',
} as const
