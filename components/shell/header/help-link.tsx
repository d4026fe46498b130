import type { ReactNode } from 'react'
import { Link } from '#components/ui/text/link.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { legalHref, legalText } from '#lib/queries/legal.ts'
import styles from './header.module.css'

/** The way to the help, in the menu of phones. In a file of its own, because it reads the server's settings. */
export function HelpLink(): ReactNode {
  const { locale } = useWords()
  return (
    <Link href={legalHref('help')} className={styles.link}>
      {legalText('help', locale).title}
    </Link>
  )
}
