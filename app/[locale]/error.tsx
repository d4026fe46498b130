'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { FailureView } from '#components/site/failure/failure-view.tsx'
import { wholeStyles } from '#lib/head/early.ts'

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const router = useRouter()
  // The failed page has not loaded the styles of this view.
  useEffect(() => void wholeStyles(), [])
  // The router requests the server's part again, then the boundary shows the page.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailureView digest={error.digest} onRetry={retry} />
}
