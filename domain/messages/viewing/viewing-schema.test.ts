import { expect, it } from 'vitest'
import { listTypedTimes, viewingSchema } from './viewing-schema.ts'

const schema = viewingSchema({ day: 'a day', time: 'a time', minutes: 'minutes' })
const EMPTY = { day2: '', time2: '', day3: '', time3: '', minutes: '30', place: '' }
const ONE = { ...EMPTY, day: '2027-02-04', time: ' 10:00 ' }

it.each([
  [ONE, {}],
  [{ ...ONE, day3: '2027-02-05', time3: '9:00' }, { time3: 'a time' }],
  [{ ...ONE, day2: '2027-02-05' }, { time2: 'a time' }],
  [{ ...ONE, time3: '10:00' }, { day3: 'a day' }],
  [{ ...ONE, day2: '2027-02-30', time2: '10:00' }, { day2: 'a day' }],
  [
    { ...EMPTY, day: '', time: '', minutes: '31' },
    { day: 'a day', time: 'a time', minutes: 'minutes' },
  ],
])('%j has the errors %j', (typed, errors) => {
  const { error } = schema.safeParse(typed)
  const found = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
  expect(Object.fromEntries(found)).toEqual(errors)
})

it('lists the times that were typed, without the empty ones between them', () => {
  const typed = { ...ONE, time: '10:00', day3: '2027-02-05', time3: '09:00' }
  expect(listTypedTimes(typed)).toEqual([
    { day: '2027-02-04', time: '10:00' },
    { day: '2027-02-05', time: '09:00' },
  ])
})
