import { expect, it } from 'vitest'
import {
  actionConfirmationPath,
  isStillTrue,
  readActionConfirmation,
} from './action-confirmation.ts'
import { OFFER_STATES, type OwnerAction } from './state.ts'

const id = '3f0c1c58-9a4f-4a55-8f3c-1c7a4c2f9d10'

it.each<OwnerAction>(['pause', 'relist', 'delete'])('%s is read from its path', (action) => {
  expect(actionConfirmationPath({ action, id })).toBe(
    `/my/listings?done=${action}&home=${id}#home-${id}`,
  )
  expect(
    readActionConfirmation(
      new URL(actionConfirmationPath({ action, id }), 'http://localhost').searchParams,
    ),
  ).toEqual({
    action,
    id,
  })
})

it.each([
  '',
  `home=${id}`,
  'done=pause',
  'done=pause&home=1',
  `done=approve&home=${id}`,
  `done=%3Cb%3E&home=${id}`,
])("reads nothing from '%s'", (query) => {
  expect(readActionConfirmation(new URLSearchParams(query))).toBeNull()
})

it.each([
  ['pause', ['paused']],
  ['relist', ['published']],
  ['confirm', ['published']],
  ['close', ['closed']],
  ['withdraw', ['draft']],
  ['restore', ['draft']],
  ['delete', ['removed']],
] as const)('the confirmation of %s is still true for a home that is %s', (action, states) => {
  const done = { action, id }
  expect(OFFER_STATES.filter((state) => isStillTrue(done, { id, state }))).toEqual(states)
  expect(OFFER_STATES.some((state) => isStillTrue(done, { id: 'other', state }))).toBe(false)
})
