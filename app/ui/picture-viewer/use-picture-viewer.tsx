import { type ComponentProps, useState } from 'react'
import { getPictureFormat } from '#app/browser/picture-format.ts'
import type { PictureViewer } from './picture-viewer.tsx'
import { ARROWS } from './viewer-arrows.ts'

const load = async () => ({
  ...(await import('./picture-viewer.tsx')),
  format: await getPictureFormat(),
})

type OpenViewer = Awaited<ReturnType<typeof load>> & { readonly startIndex: number }

/** Full-screen pictures, whose code loads when they are opened. Arrow keys that are pressed meanwhile count. */
export function usePictureViewer() {
  const [opened, setOpened] = useState<OpenViewer | null>(null)

  return {
    isOpen: opened !== null,
    /** @param src of the picture, which the browser opens if the code fails to load */
    async open(index: number, src: string) {
      let startIndex = index
      const controller = new AbortController()
      const onKeyDown = ({ key }: KeyboardEvent) => {
        startIndex += ARROWS[key] ?? 0
      }
      window.addEventListener('keydown', onKeyDown, { signal: controller.signal })
      try {
        setOpened({ ...(await load()), startIndex })
      } catch {
        window.location.assign(src)
      } finally {
        controller.abort()
      }
    },
    close: () => setOpened(null),
    render: (props: Omit<ComponentProps<typeof PictureViewer>, 'format' | 'startIndex'>) =>
      opened && (
        <opened.PictureViewer {...props} format={opened.format} startIndex={opened.startIndex} />
      ),
  }
}
