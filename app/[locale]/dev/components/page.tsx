import { TextLink } from '#components/ui/text/link.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { GROUP_NAMES } from '#gallery/groups/groups.ts'
import styles from '#gallery/parts/state.module.css'
import { Grid } from '#components/ui/layout/layout.tsx'

// Rendered at every visit: a cached page would outlive a change from a trial to a live deployment.
export const dynamic = 'force-dynamic'

export const metadata = { title: 'Components and states' }

/** The groups of states, for development. */
export default function ComponentsPage() {
  return (
    <Main className={styles.page} lang="en" dir="ltr">
      <h1>Components and states</h1>
      <p className={styles.intro}>
        Every state that a user can see, with made-up data. The header changes theme and language.
      </p>
      <Grid as="ul" gap="8">
        {GROUP_NAMES.map((name) => (
          <li key={name}>
            <TextLink href={`/dev/components/${name}`}>{name}</TextLink>
          </li>
        ))}
      </Grid>
    </Main>
  )
}
