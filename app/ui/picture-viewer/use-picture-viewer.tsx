import { type ComponentProps, useState } from 'react'
import type { PictureViewer } from './picture-viewer.tsx'
import { ARROWS } from './viewer-arrows.ts'

interface OpenViewer {
  readonly Viewer: typeof PictureViewer
  readonly startIndex: number
}

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
        const { PictureViewer: Viewer } = await import('./picture-viewer.tsx')
        setOpened({ Viewer, startIndex })
      } catch {
        window.location.assign(src)
      } finally {
        controller.abort()
      }
    },
    close: () => setOpened(null),
    render: (props: Omit<ComponentProps<typeof PictureViewer>, 'startIndex'>) =>
      opened && <opened.Viewer {...props} startIndex={opened.startIndex} />,
  }
}
