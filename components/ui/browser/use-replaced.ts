import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls `take` once, when the server's part of an island has been replaced: a person may go on with it while React renders. */
export function useReplaced(take: () => void) {
  const onReplaced = useEffectEvent(take)
  useLayoutEffect(() => onReplaced(), [])
}
