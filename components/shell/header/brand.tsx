import { Link } from '#components/ui/text/link.tsx'
import sprite from '#components/ui/pictures/icons.svg'
import styles from './brand.module.css'

/** `logo`: the path of an image; without one, the default mark. */
export function Brand({ name, logo }: { name: string; logo: string | undefined }) {
  return (
    <Link href="/" className={styles.brand}>
      {logo === undefined ? <DefaultLogo /> : <img src={logo} alt="" className={styles.logo} />}
      <bdi>{name}</bdi>
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
