import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '#components/site/not-found/not-found-view.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('not_found')
  return { title: t('title'), robots: { index: false } }
}

/** Next sends it with every page. Visitors get `not-found/page.tsx` from the front instead. */
export default function NotFound() {
  return <NotFoundView suggests={false} />
}
