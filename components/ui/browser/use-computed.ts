import { useEffect, useState } from 'react'

/** The result of `compute`; null until then, and without WebCrypto (an insecure origin). */
export function useComputed<Arguments extends readonly unknown[], Result>(
  compute: (...given: Arguments) => Promise<Result>,
  ...given: Arguments
) {
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    let current = true
    compute(...given).then(
      (made) => current && setResult(() => made),
      () => undefined,
    )
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the arguments are the dependencies
  }, [compute, ...given])
  return result
}
