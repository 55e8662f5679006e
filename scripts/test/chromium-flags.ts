/** Flags for journeys and benchmarks. */
export const CHROMIUM_FLAGS = [
  // Chromium's sandbox does not work for root, as in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The tabs of a test show one page after the other, and a process for each would cost 5 % more.
  '--renderer-process-limit=1',
]
