import type { Metadata } from 'next'
import { useLocale } from 'next-intl'
import { Link } from '#components/ui/link.tsx'
import { Wrap } from '#components/ui/wrap.tsx'
import { GROUPS } from '../_groups/groups.ts'
import { notWhenLive } from '../_groups/not-when-live.ts'
import styles from '../_groups/state.module.css'

// Rendered at every visit: a cached page would outlive a change from a trial to a live deployment.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Components and states', robots: { index: false, follow: false } }

/** Every state of every component, in the page's language, direction and theme. For development. */
export default function ComponentsPage() {
  notWhenLive()
  const locale = useLocale()
  return (
    <Wrap as="main" id="main" className={styles.page}>
      <h1 lang="en" dir="ltr">
        Components and states
      </h1>
      <ul className={styles.stack}>
        {GROUPS.map((group) => (
          <li key={group} lang="en" dir="ltr">
            <Link href={`/dev/components/${group}`} locale={locale} look="text">
              {group}
            </Link>
          </li>
        ))}
      </ul>
    </Wrap>
  )
}
