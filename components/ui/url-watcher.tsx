'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { tellUrlQuery } from './use-url-query.ts'

/** Hears the router's own changes of the query. Belongs in a Suspense boundary: the server leaves it out. */
export function UrlWatcher() {
  const query = useSearchParams()
  useEffect(tellUrlQuery, [query])
  return null
}
