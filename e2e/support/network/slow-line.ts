import type { Page } from '@playwright/test'

/** "Slow 3G" of browsers' developer tools: 400 ms, and 400 kbit/s each way. */
export async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Sets that connection, and a processor six times slower. */
export async function slowDown(page: Page): Promise<void> {
  await throttleNetwork(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}
