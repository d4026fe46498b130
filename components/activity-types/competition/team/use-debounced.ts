import { useEffect, useState } from 'react'

/** The value once it has not changed for `delay` ms. */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
