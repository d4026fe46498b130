'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { FailureView } from '#components/site/failure/failure-view.tsx'
import { wholeStyles } from '#lib/head/early.ts'
import { leaveGoneBuild } from '#lib/net/gone-build.ts'

/** The address whose failed page was tried again without a document; each failure mounts a new view. */
let retried = ''

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const router = useRouter()
  // The failed page has not loaded the styles of this view.
  useEffect(() => void wholeStyles(), [])
  useEffect(() => void leaveGoneBuild(error), [error])
  const retry = () => {
    const { href } = window.location
    // What has failed twice would fail again: the document brings everything anew.
    if (retried === href) return window.location.reload()
    retried = href
    // The router requests the server's part again, then the boundary shows the page.
    startTransition(() => {
      router.refresh()
      reset()
    })
  }
  return <FailureView digest={error.digest} onRetry={retry} />
}
