import { afterEach, beforeEach, vi } from 'vitest'
import { MemoryStorage } from './memory-storage.ts'

/** Installs a new local storage and window for each test of a file, and collects logged errors in `logged`. */
export function stubStorage() {
  const logged = vi.fn()
  const stubbed = { storage: new MemoryStorage(), logged }
  beforeEach(() => {
    stubbed.storage = new MemoryStorage()
    vi.stubGlobal('localStorage', stubbed.storage)
    vi.stubGlobal('window', new EventTarget())
    vi.spyOn(console, 'error').mockImplementation(logged)
  })
  afterEach(() => {
    logged.mockClear()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  return stubbed
}
