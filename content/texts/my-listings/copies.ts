export const copiesTexts = {
  title: 'Your pictures in other homes',
  link: 'Another home shows your pictures',
  lead: 'These homes of other people have pictures that look like yours, and you had them first. Report one if it is not allowed to show them: a moderator looks at it. Say there which home is yours. Nothing is held against your home.',
  none: 'No other home shows your pictures now.',
  see: 'See it',
  report: 'Report it',
} as const
