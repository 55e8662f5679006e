import { expect, it } from 'vitest'
import { readDescriptions } from './descriptions.ts'
import type { FeedRecord } from './fields.ts'
import { FeedValues } from './values.ts'

const read = (record: FeedRecord) => readDescriptions(new FeedValues(record, 'point'))

const [EN, UK, RU] = ['Two bright rooms.', 'Дві світлі кімнати.', 'Две светлые комнаты.']

it.each<[string, FeedRecord, ReturnType<typeof readDescriptions>]>([
  ['none', {}, { description: '' }],
  ['only the main one', { description: UK }, { description: UK }],
  [
    'a second one',
    { description: EN, descriptionUk: UK },
    { description: EN, translations: { uk: UK } },
  ],
  ['the same twice', { description: UK, descriptionUk: UK }, { description: UK }],
  ['a placeholder', { description: UK, descriptionEn: 'none' }, { description: UK }],
  ['no main one', { descriptionEn: EN }, { description: EN }],
  [
    'no main one of two',
    { descriptionEn: EN, descriptionUk: UK },
    { description: UK, translations: { en: EN } },
  ],
  ['a Russian main one', { description: RU, descriptionUk: UK }, { description: UK }],
  ['nothing but Russian', { description: RU }, { description: RU }],
])('reads %s', (_what, record, expected) => expect(read(record)).toEqual(expected))
