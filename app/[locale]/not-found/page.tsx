import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '#components/site/not-found/not-found-view.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('not_found')
  return { title: t('title'), robots: { index: false } }
}

/**
 * The whole body of a 404, prerendered: what Next answers itself is an empty shell that only JavaScript fills, so the
 * front puts this page in its place.
 */
export default function NotFoundPage() {
  return <NotFoundView />
}
