import { useLocale } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { Group } from '#gallery/groups/group.tsx'
import { GroupPreview } from '#gallery/groups/group-preview.tsx'
import { GROUP_LIST } from '#gallery/groups/groups.ts'
import styles from '#gallery/parts/state.module.css'
import { Grid } from '#components/ui/layout/layout.tsx'

// Rendered at every visit: a cached page would outlive a change from a trial to a live deployment.
export const dynamic = 'force-dynamic'

export const metadata = { title: 'Components and states' }

/** Every state of every component, in the page's language, direction and theme. For development. */
export default function ComponentsPage() {
  const locale = useLocale()
  return (
    <Wrap as="main" id="main" className={styles.page}>
      <h1 lang="en" dir="ltr">
        Components and states
      </h1>
      <p lang="en" dir="ltr" className={styles.intro}>
        Every state that a user can see, with made-up data. The header changes theme and language.
      </p>
      <Grid top="24" className={styles.gallery}>
        {GROUP_LIST.map(({ name, title, line }) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`} lang="en" dir="ltr">
              <Link href={`/dev/components/${name}`} locale={locale} look="text">
                {title}
              </Link>
            </h2>
            <p lang="en" dir="ltr" className={styles.intro}>
              {line}
            </p>
            <GroupPreview href={localeHref(locale, `/dev/components/${name}`)} label={`States of ${title}`}>
              <Group name={name} />
            </GroupPreview>
          </section>
        ))}
      </Grid>
    </Wrap>
  )
}
