import { useLocale } from 'next-intl'
import type { AnchorHTMLAttributes } from 'react'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { cx } from '../cx.ts'
import { EXTERNAL_REL } from './external-rel.ts'
import styles from './link.module.css'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the site without locale (`/rewards`), a fragment or query of this page, or an http(s) address. */
  href: string
  /** `text`: an inline link in the primary colour; `back`: the way to the page above. */
  look?: 'text' | 'back'
}

/**
 * Paths of the site get the page's language in front (APP-5). An ordinary link, so that it needs no script of its own:
 * `ClientNavigation` in the layout follows all links without loading a document.
 */
export function Link({ href, look, className, children, ...rest }: LinkProps) {
  const locale = useLocale()
  return (
    <a
      {...rest}
      href={href.startsWith('/') ? localeHref(locale, href) : href}
      className={cx(look && styles[look], className) || undefined}
      {...(/^https?:/.test(href) && { rel: EXTERNAL_REL })}
    >
      {children}
    </a>
  )
}

/** An inline link in the primary colour. */
export const TextLink = (props: LinkProps) => <Link look="text" {...props} />
