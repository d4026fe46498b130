'use client'

import { useBrowserValue } from './use-browser-value.ts'

interface Device {
  platform: 'ios' | 'android' | 'desktop'
  /** A tablet gets both stores, because the reader may want the app for a phone. */
  tablet: boolean
}

/** Reads the user agent; an iPad identifies as a Macintosh with a touch screen. */
export function readDevice({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  const iPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  if (iPad || /iPhone|iPod/.test(userAgent)) return { platform: 'ios', tablet: iPad }
  if (/Android/.test(userAgent)) return { platform: 'android', tablet: !/Mobile/.test(userAgent) }
  return { platform: 'desktop', tablet: false }
}

let known: Device | undefined

/** null on the server and in the first render. */
export const useDevice = () => useBrowserValue(() => (known ??= readDevice(navigator)), null)
