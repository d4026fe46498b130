import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import { settings } from '#lib/queries/settings.ts'

export const metadata = { robots: { index: false, follow: false } }

/** Pages for development do not exist in a live deployment. */
export default function DevelopersLayout({ children }: { children: ReactNode }) {
  if (settings().live) notFound()
  return children
}
