import { savesData } from '#app/browser/network/slow-connection.ts'
import { whenPainted } from './when-painted.ts'

/** `<html data-painted>` lets pictures be fetched that are not seen at first, see `carousel.css`. */
export function markPainted(): void {
  if (savesData()) return
  whenPainted(() => {
    document.documentElement.dataset.painted = ''
  })
}
