'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { reportUrlQuery } from './url-query.ts'

/** Reports the router's changes of the query. Needs a Suspense boundary, because the server leaves it out. */
export function UrlWatcher() {
  const query = useSearchParams()
  useEffect(reportUrlQuery, [query])
  return null
}
