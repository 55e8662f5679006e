import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/**
 * Teaches the map manners: it has a name, it takes the wheel only from a mouse that pressed it and
 * has not left since, and it does not glide for people who asked for less motion.
 */
export function MapManners({ label, calm }: { label: string; calm: boolean }) {
  const map = useMap()

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
    const takeWheel = () => map.scrollWheelZoom.enable()
    const leaveWheel = () => map.scrollWheelZoom.disable()
    container.addEventListener('pointerdown', takeWheel)
    container.addEventListener('pointerleave', leaveWheel)
    return () => {
      container.removeEventListener('pointerdown', takeWheel)
      container.removeEventListener('pointerleave', leaveWheel)
    }
  }, [map, label])

  useEffect(() => {
    if (!calm) return
    const glide = map.panBy
    map.panBy = (offset, options) => glide.call(map, offset, { ...options, animate: false })
    return () => {
      map.panBy = glide
    }
  }, [map, calm])

  return null
}
