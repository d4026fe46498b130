import { useEffect, useRef } from 'react'

/** The value of the last render that was not frozen, while `isFrozen`; else the present one. */
export function useFrozen<T>(value: T, isFrozen: boolean): T {
  const kept = useRef(value)
  useEffect(() => {
    if (!isFrozen) kept.current = value
  })
  return isFrozen ? kept.current : value
}
