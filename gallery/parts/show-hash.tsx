'use client'

import { useEffect } from 'react'

/** States come after the page has loaded, when the browser has already looked for the fragment of the address. */
export function ShowHash() {
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), [])
  return null
}
