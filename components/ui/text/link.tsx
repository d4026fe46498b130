import type { AnchorHTMLAttributes } from 'react'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { cx } from '../cx.ts'
import { EXTERNAL_REL } from './external-rel.ts'
import styles from './link.module.css'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site without locale (`/rewards`), a fragment or query of this page, or an http(s) address. */
  href: string
  locale: Locale
  /** `text`: an inline link in the primary colour; `back`: the way to the page above. */
  look?: 'text' | 'back'
}

/**
 * Paths of the site get the page's language in front (APP-5). An ordinary link, so that it needs no script of its own:
 * `ClientNavigation` in the layout follows all links without loading a document.
 */
export function Link({ href, locale, look, className, children, ...rest }: LinkProps) {
  const classes = cx(look && styles[look], className) || undefined
  if (href.startsWith('/')) {
    return (
      <a {...rest} href={localeHref(locale, href)} className={classes}>
        {children}
      </a>
    )
  }
  const outside = /^https?:/.test(href)
  return (
    <a {...rest} href={href} className={classes} rel={outside ? EXTERNAL_REL : rest.rel}>
      {children}
    </a>
  )
}
