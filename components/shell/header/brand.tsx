import { Link } from '#components/ui/text/link.tsx'
import sprite from '#components/ui/pictures/icons.svg'
import { publicConfig } from '#lib/queries/settings.ts'
import styles from './brand.module.css'

/** With the path of an image, or the default mark. */
export function Brand() {
  const { brandName, brandLogo } = publicConfig()
  return (
    <Link href="/" className={styles.brand}>
      {!brandLogo ? <DefaultLogo /> : <img src={brandLogo} alt="" className={styles.logo} />}
      <bdi>{brandName}</bdi>
    </Link>
  )
}

/** Never mirrored (design §9). */
function DefaultLogo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <use href={`${sprite.src}#brand`} />
    </svg>
  )
}
