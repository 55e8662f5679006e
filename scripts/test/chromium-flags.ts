/** For journeys and benchmarks. */
export const CHROMIUM_FLAGS = [
  // Chromium's sandbox does not work for root, as in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test's tabs show one page after the other: a process for each costs 5 % more.
  '--renderer-process-limit=1',
]
