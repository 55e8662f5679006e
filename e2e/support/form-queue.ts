import type { Locator, Page } from '@playwright/test'

/** The list of queued forms on the contact page. */
export const waitingMessages = (page: Page): Locator =>
  page.getByRole('main').locator('.waiting-forms')

/** Stores a message that the server has rejected, which stays queued until it is withdrawn. */
export const storeRefusedMessage = (page: Page, subject: string): Promise<void> =>
  storeQueuedForm(page, {
    id: crypto.randomUUID(),
    path: '/contact',
    values: { name: 'Olha', email: 'olha@example.com', subject, message: '' },
    since: Date.now(),
    isRefused: true,
  })

/** @param form may have another shape */
export const storeQueuedForm = (page: Page, form: object): Promise<void> =>
  page.evaluate(
    (entry) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('waiting-forms', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('forms', { keyPath: 'id' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('forms', 'readwrite')
          transaction.objectStore('forms').put(entry)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    form,
  )

export const countQueuedForms = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'waiting-forms')) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('waiting-forms', 1)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const counting = opening.result.transaction('forms').objectStore('forms').count()
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result)
        }
      }
    })
  })

/** Leaves the database in a version that this site cannot open. */
export const raiseFormQueueVersion = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('waiting-forms', 2)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
  )
