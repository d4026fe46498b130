import { useState } from 'react'

/** The latest value that was not null: a dialog keeps its content while it fades out. */
export function useLast<T>(value: T | null) {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return last
}
