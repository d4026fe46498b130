import type { ReactNode } from 'react'
import { Section } from '#components/ui/surface/section.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import styles from './account.module.css'

interface SecurityCardProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One section of the account page: a heading, one line about it, and its controls. */
export const SecurityCard = ({ title, text, children }: SecurityCardProps) => (
  <Section title={title} className={styles.card}>
    {text && (
      <Text tone="secondary" breaks>
        {text}
      </Text>
    )}
    <Grid gap="16" top="16">
      {children}
    </Grid>
  </Section>
)
