import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readOpenedFrom } from '#app/browser/listings/opened-listing.ts'
import { usePictureViewer } from '#app/ui/picture-viewer/use-picture-viewer.tsx'

/** Fragment of the viewer's history entry; the URL is otherwise that of the page. */
const HASH = '#pictures'

/** Full-screen pictures with a history entry of their own, so that Back closes them and stays on the page. */
export function useGallery() {
  const { isOpen, open, close, render } = usePictureViewer()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    // Deferred because React mounts twice in development.
    const timer = setTimeout(() => {
      const from = readOpenedFrom(state)
      window.addEventListener('popstate', close, { signal: controller.signal })
      navigate(
        { search, hash: HASH },
        { state: from && { ...from, steps: from.steps + 1 }, preventScrollReset: true },
      )
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOpen])
  return { open, render, close: () => navigate(-1) }
}
