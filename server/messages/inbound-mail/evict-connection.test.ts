import { expect, it } from 'vitest'
import { chooseEvicted } from './evict-connection.ts'

const open = (...connections: string[]) =>
  connections.map((text) => {
    const [id = '', remoteAddress = ''] = text.split('@')
    return { id, remoteAddress }
  })

it.each([
  ['the oldest', ['1@a', '2@a', '3@a'], [], '1'],
  ['the oldest of whoever holds most', ['1@b', '2@a', '3@a'], [], '2'],
  ['none that brings a mail', ['1@a', '2@a', '3@b'], ['1'], '2'],
  ['of somebody else where those bring mails', ['1@a', '2@a', '3@b'], ['1', '2'], '3'],
  ['nobody where all bring one', ['1@a', '2@b'], ['1', '2'], undefined],
])('closes %s', (_, connections, receiving, chosen) => {
  expect(chooseEvicted(open(...connections), (id) => receiving.includes(id))?.id).toBe(chosen)
})
