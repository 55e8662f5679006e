import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acceptWrites } from './accept.ts'
import { noteKey, reactionKey, readContent, type Write } from './content.ts'
import { mergeRegisters, type Register, type Registers } from './merge.ts'
import { addHomes } from './read-writes.ts'
import { getShown, type Replica, receive, writeHere } from './replica.ts'
import type { ShortlistRole } from './role.ts'

/** Two devices of one person, two more people, and one who may only read. */
const DEVICES: readonly { readonly member: string; readonly role: ShortlistRole }[] = [
  { member: 'olena', role: 'owner' },
  { member: 'olena', role: 'owner' },
  { member: 'taras', role: 'editor' },
  { member: 'iryna', role: 'editor' },
  { member: 'viewer', role: 'viewer' },
]
const HOMES = ['rent/1', 'rent/2', 'sale/3']

interface Message {
  readonly device: number
  readonly sent: readonly Register[]
}
interface Reply extends Message {
  readonly registers: readonly Register[]
  readonly now: number
  readonly ahead: readonly string[]
  readonly refused: readonly string[]
}

const device = fc.nat(DEVICES.length - 1)
const home = fc.constantFrom(...HOMES)
const arbitraryStep = fc.oneof(
  fc.record({
    do: fc.constant('write' as const),
    device,
    home,
    what: fc.constantFrom('on', 'off', 'for', 'against', 'note', 'viewing', 'place', 'title'),
    text: fc.constantFrom('a', 'b', 'c'),
  }),
  fc.record({ do: fc.constant('send' as const), device }),
  // Any message that was ever sent may arrive, now or again.
  fc.record({ do: fc.constant('arrive' as const), at: fc.nat(1_000) }),
  fc.record({ do: fc.constant('answer' as const), at: fc.nat(1_000) }),
  fc.record({ do: fc.constant('revoke' as const), member: fc.constantFrom('taras', 'iryna') }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(200_000) }),
)

function toWrite(step: { what: string; home: string; text: string }, member: string): Write {
  const { what, home, text } = step
  switch (what) {
    case 'on':
    case 'off':
      return { key: `home/${home}`, value: what === 'on' }
    case 'for':
    case 'against':
      return { key: reactionKey(home, member), value: what }
    case 'note':
      return { key: noteKey(home, member), value: text }
    case 'viewing':
      return { key: `viewing/${home}`, value: `2026-12-0${text.charCodeAt(0) - 96}T10:00` }
    case 'place':
      return { key: `place/${home}`, value: text.charCodeAt(0) }
    default:
      return { key: 'title', value: text }
  }
}

/** The server, its people's copies, and a network that delays, repeats and reorders. */
function createWorld(clocks: readonly number[]) {
  let now = 1_795_000_000_000
  let stored: Registers = new Map()
  const accepted: Register[] = []
  const revoked = new Set<string>()
  const messages: Message[] = []
  const replies: Reply[] = []
  const replicas: Replica[] = DEVICES.map(() => ({ known: new Map(), unsent: [] }))
  const at = (index: number) => ({
    ...(DEVICES[index] as (typeof DEVICES)[number]),
    replica: replicas[index] as Replica,
  })
  const world = {
    write(index: number, write: Write) {
      const { member, replica } = at(index)
      const own = { member, now: now + (clocks[index] ?? 0) }
      replicas[index] = writeHere(replica, [write], own)
    },
    send(index: number) {
      messages.push({ device: index, sent: at(index).replica.unsent })
    },
    arrive(message: Message | undefined) {
      if (message === undefined) return
      const { member: id, role } = at(message.device)
      if (revoked.has(id)) return
      const before = stored
      const { registers, ahead, refused } = acceptWrites(stored, message.sent, {
        member: { id, role },
        now,
        isOffered: () => true,
      })
      stored = registers
      for (const register of registers.values())
        if (before.get(register.key) !== register) accepted.push(register)
      replies.push({ ...message, registers: [...stored.values()], now, ahead, refused })
    },
    answer(reply: Reply | undefined) {
      if (reply === undefined) return
      replicas[reply.device] = receive(at(reply.device).replica, reply.sent, reply)
    },
    revoke: (member: string) => revoked.add(member),
    wait(ms: number) {
      now += ms
    },
    /** Everybody who still may comes back to the line. */
    settle() {
      for (let round = 0; round < 3; round++) {
        now += 1_000
        for (const [index] of DEVICES.entries()) {
          world.send(index)
          world.arrive(messages.at(-1))
          if (!revoked.has(at(index).member)) world.answer(replies.at(-1))
        }
      }
    },
    messages,
    replies,
    accepted,
    get stored() {
      return stored
    },
    getReaders: () => DEVICES.flatMap((_, index) => (revoked.has(at(index).member) ? [] : [index])),
    at,
  }
  return world
}

const sorted = (registers: Registers) =>
  [...registers.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))

it('after any history everybody reads the same, and no accepted write is lost to an earlier one', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryStep, { maxLength: 60 }),
      // Clocks that are hours wrong.
      fc.array(fc.integer({ min: -8_000_000, max: 8_000_000 }), {
        minLength: DEVICES.length,
        maxLength: DEVICES.length,
      }),
      (steps, clocks) => {
        const world = createWorld(clocks)
        for (const step of steps) {
          if (step.do === 'write')
            world.write(step.device, toWrite(step, world.at(step.device).member))
          else if (step.do === 'send') world.send(step.device)
          else if (step.do === 'arrive')
            world.arrive(world.messages[step.at % (world.messages.length || 1)])
          else if (step.do === 'answer')
            world.answer(world.replies[step.at % (world.replies.length || 1)])
          else if (step.do === 'revoke') world.revoke(step.member)
          else world.wait(step.ms)
        }
        world.settle()
        // Everybody has the same, and nothing waits.
        for (const index of world.getReaders()) {
          const { replica } = world.at(index)
          expect(replica.unsent).toEqual([])
          expect(sorted(getShown(replica))).toEqual(sorted(world.stored))
        }
        // What was accepted is the list, in any order and twice.
        const again = mergeRegisters(new Map(), [...world.accepted].reverse())
        expect(sorted(mergeRegisters(again, world.accepted))).toEqual(sorted(world.stored))
        // Nobody wrote who may not, nor for somebody else.
        expect(world.accepted.filter(({ member }) => member === 'viewer')).toEqual([])
        for (const { key, member } of world.accepted)
          if (/^(note|reaction)/.test(key)) expect(key.endsWith(`/${member}`)).toBe(true)
      },
    ),
    { numRuns: 5_000 },
  )
})

it('after any history of one person with one device, the list says what the person wrote last', () => {
  const step = fc.record({
    write: fc.constantFrom('a', 'b', 'c'),
    clock: fc.integer({ min: -8_000_000, max: 8_000_000 }),
    isDelivered: fc.boolean(),
    isAnswered: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const now = 1_795_000_000_000
      const own = { id: 'taras', role: 'owner' as const }
      let stored: Registers = new Map()
      let replica: Replica = { known: new Map(), unsent: [] }
      const send = (at: number, isAnswered: boolean) => {
        const { unsent } = replica
        const taken = acceptWrites(stored, unsent, { member: own, now: at, isOffered: () => true })
        stored = taken.registers
        if (isAnswered)
          replica = receive(replica, unsent, { ...taken, registers: [...stored.values()], now: at })
      }
      for (const [index, { write, clock, isDelivered, isAnswered }] of steps.entries()) {
        replica = writeHere(replica, [{ key: 'title', value: write }], {
          member: own.id,
          now: now + index * 1_000 + clock,
        })
        if (isDelivered) send(now + index * 1_000, isAnswered)
      }
      send(now + 60_000, true)
      send(now + 61_000, true)
      expect(readContent(stored).title).toBe(steps.at(-1)?.write)
    }),
    { numRuns: 2_000 },
  )
})

it('a home beyond the limit is refused, and does not come back', () => {
  const limits = { homes: 1, registers: 10 }
  const write = (replica: Replica, link: string) =>
    writeHere(replica, addHomes([link], readContent(getShown(replica)).homes), {
      member: 'taras',
      now: 1_000,
    })
  const replica = write(write({ known: new Map(), unsent: [] }, 'rent/1'), 'rent/2')
  const taken = acceptWrites(new Map(), replica.unsent, {
    member: { id: 'taras', role: 'editor' },
    now: 1_000,
    isOffered: () => true,
    limits,
  })
  expect(taken.refused).toEqual(['home/rent/2', 'place/rent/2'])
  const after = receive(replica, replica.unsent, {
    ...taken,
    registers: [...taken.registers.values()],
    now: 1_000,
  })
  expect(readContent(getShown(after)).homes.map(({ home }) => home)).toEqual(['rent/1'])
})
