/** How Chromium is started for journeys and measurements: quiet, and the same everywhere. */
export const CHROMIUM_FLAGS = [
  // Chromium's sandbox does not work for root, which is who runs tests in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
