import { useLocale } from 'next-intl'
import { Link } from '#components/ui/link.tsx'
import { Logo } from './logo.tsx'
import styles from './brand.module.css'

export function Brand({ name }: { name: string }) {
  const locale = useLocale()
  return (
    <Link href="/" locale={locale} className={styles.brand}>
      <Logo />
      <bdi>{name}</bdi>
    </Link>
  )
}
