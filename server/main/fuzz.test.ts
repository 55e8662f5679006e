import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Fuzzer } from '#test/fuzz/fuzzer.ts'
import { REGRESSIONS } from '#test/fuzz/regressions.ts'
import { requireBuild } from '#test/site/built-app.ts'

/** Fixed; `node bench/fuzz.ts` sends more requests with a random seed. */
const SEED = 20_261_122
const BATCHES = 120

describe('generated requests', () => {
  let fuzz: Fuzzer
  beforeAll(() => {
    requireBuild()
    fuzz = new Fuzzer()
  })
  afterAll(() => fuzz[Symbol.asyncDispose]())

  it.each(REGRESSIONS)('former failure: $0', async (_name, request) => {
    await expect(fuzz.send([request])).resolves.toBeUndefined()
  })

  it('random requests are answered without a fault, and leave no secret in the log', async () => {
    const { requests } = await fuzz.round(SEED, BATCHES)
    expect(requests).toBeGreaterThan(1_000)
  })
})
