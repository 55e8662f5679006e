import atSign from 'lucide-static/icons/at-sign.svg?raw'
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw'
import bed from 'lucide-static/icons/bed-double.svg?raw'
import building from 'lucide-static/icons/building-2.svg?raw'
import calendar from 'lucide-static/icons/calendar.svg?raw'
import camera from 'lucide-static/icons/camera.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import heart from 'lucide-static/icons/heart.svg?raw'
import layers from 'lucide-static/icons/layers.svg?raw'
import link from 'lucide-static/icons/link-2.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import paintRoller from 'lucide-static/icons/paint-roller.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import scaling from 'lucide-static/icons/scaling.svg?raw'
import send from 'lucide-static/icons/send.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import thermometer from 'lucide-static/icons/thermometer.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { getShapes } from './shapes.ts'

const files = {
  'at-sign': atSign,
  'badge-check': badgeCheck,
  bed,
  building,
  calendar,
  camera,
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  heart,
  layers,
  link,
  menu,
  moon,
  'paint-roller': paintRoller,
  phone,
  scaling,
  send,
  settings,
  sliders,
  sun,
  thermometer,
  x,
} as const

export type IconName = keyof typeof files

/** Every icon as an SVG `<symbol>` named like the icon. */
export const SPRITE = Object.entries(files)
  .map(([name, file]) => `<symbol id="${name}" viewBox="0 0 24 24">${getShapes(file)}</symbol>`)
  .join('')
