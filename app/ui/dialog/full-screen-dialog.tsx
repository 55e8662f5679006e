import './full-screen-dialog.css'
import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'

/** A modal that fills the window, for pictures. A child with the class `full-screen-position` stands in its bar. */
export const FullScreenDialog = ({ className = '', ...props }: ComponentProps<typeof Dialog>) => (
  <Dialog {...props} className={`full-screen ${className}`} />
)
