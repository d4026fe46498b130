import { useLocale } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import styles from './brand.module.css'

/** `logo`: the path of an image; without one, the default mark. */
export function Brand({ name, logo }: { name: string; logo: string | undefined }) {
  const locale = useLocale()
  return (
    <Link href="/" locale={locale} className={styles.brand}>
      {logo === undefined ? <DefaultLogo /> : <img src={logo} alt="" className={styles.logo} />}
      <bdi>{name}</bdi>
    </Link>
  )
}

/** Never mirrored (design §9). */
function DefaultLogo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--bg-inverse)" />
      <path d="M27 26H5A22 22 0 0 1 27 4z" fill="var(--art-teal)" />
      <path d="M27 26H11.5A15.5 15.5 0 0 1 27 10.5z" fill="var(--art-sun)" />
      <path d="M27 26h-9a9 9 0 0 1 9-9z" fill="var(--text-onInverse)" />
    </svg>
  )
}
