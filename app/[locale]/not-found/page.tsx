import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '#components/site/not-found/not-found-view.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('not_found')
  return { title: t('title'), robots: { index: false } }
}

/**
 * The body of a 404, prerendered. Next answers a 404 with an empty shell that needs JavaScript, so the front replaces it
 * with this page.
 */
export default function NotFoundPage() {
  return <NotFoundView />
}
