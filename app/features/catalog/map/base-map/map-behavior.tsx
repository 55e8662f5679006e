import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/** Sets the accessible name, gesture handling and reduced motion, for which Leaflet has no options. */
export function MapBehavior({ label, reducedMotion }: { label: string; reducedMotion: boolean }) {
  const map = useMap()

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
  }, [map, label])

  // The wheel scrolls the page until the map is clicked, and again once the pointer leaves it.
  useEffect(() => {
    const container = map.getContainer()
    const enableWheel = () => map.scrollWheelZoom.enable()
    const disableWheel = () => map.scrollWheelZoom.disable()
    container.addEventListener('pointerdown', enableWheel)
    container.addEventListener('pointerleave', disableWheel)
    return () => {
      container.removeEventListener('pointerdown', enableWheel)
      container.removeEventListener('pointerleave', disableWheel)
    }
  }, [map])

  // Keyboard panning always animates.
  useEffect(() => {
    if (!reducedMotion) return
    const { panBy } = map
    map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false })
    return () => {
      map.panBy = panBy
    }
  }, [map, reducedMotion])

  return null
}
