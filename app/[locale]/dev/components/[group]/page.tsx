import { notFound } from 'next/navigation'
import { use } from 'react'
import { TextLink } from '#components/ui/text/link.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { Group } from '#gallery/groups/group.tsx'
import { GROUP_NAMES, isGroup } from '#gallery/groups/groups.ts'
import styles from '#gallery/parts/state.module.css'

export const dynamic = 'force-dynamic'

export const metadata = { title: 'Components and states' }

export default function GroupPage({ params }: PageProps<'/[locale]/dev/components/[group]'>) {
  const { group } = use(params)
  if (!isGroup(group)) notFound()
  return (
    <Main className={styles.page}>
      <h1 lang="en" dir="ltr">
        {group}
      </h1>
      <nav aria-label="Groups" lang="en" dir="ltr" className={styles.head}>
        <TextLink href="/dev/components">All groups</TextLink>
        {GROUP_NAMES.map((name) => (
          <TextLink key={name} href={`/dev/components/${name}`}>
            {name}
          </TextLink>
        ))}
      </nav>
      <Group name={group} />
    </Main>
  )
}
