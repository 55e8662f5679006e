import { savesData } from '#app/browser/network/slow-connection.ts'
import { whenPainted } from './when-painted.ts'

/** `<html data-painted>` allows pictures to load that are not visible at first, see `carousel.css`. */
export function markPainted(): void {
  if (savesData()) return
  whenPainted(() => {
    document.documentElement.dataset.painted = ''
  })
}
