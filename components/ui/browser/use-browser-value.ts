'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser knows, and what does not change; `onServer` on the server and in the first render. */
export const useBrowserValue = <T, S>(read: () => T, onServer: S): T | S =>
  useSyncExternalStore<T | S>(never, read, () => onServer)
