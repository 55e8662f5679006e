import type { Locator, Page } from '@playwright/test'

/** The list of queued forms on the contact page. */
export const waitingMessages = (page: Page): Locator =>
  page.getByRole('main').locator('.waiting-forms')

/** Stores a message that the server has rejected, which stays queued until it is withdrawn. */
export const storeRefusedMessage = (page: Page, subject: string): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('waiting-forms', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('forms', { keyPath: 'id' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('forms', 'readwrite')
          transaction.objectStore('forms').put({
            id: crypto.randomUUID(),
            path: '/contact',
            values: { name: 'Olha', email: 'olha@example.com', subject: text, message: '' },
            since: Date.now(),
            isRefused: true,
          })
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    subject,
  )
