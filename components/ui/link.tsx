import NextLink from 'next/link'
import type { AnchorHTMLAttributes } from 'react'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { cx } from './cx.ts'
import styles from './link.module.css'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site without locale (`/rewards`), a fragment or query of this page, or an http(s) address. */
  href: string
  locale: Locale
  /** Off by default: a list of cards would fetch a page each. */
  prefetch?: boolean
  /** `text`: an inline link in the primary colour; `plain` inherits. */
  look?: 'plain' | 'text'
}

/** The only way to `next/link`: every path of the site gets its language in front (APP-5). */
export function Link({ href, locale, prefetch = false, look = 'plain', className, children, ...rest }: LinkProps) {
  const classes = cx(look === 'text' && styles.text, className) || undefined
  if (href.startsWith('/')) {
    return (
      <NextLink {...rest} href={localeHref(locale, href)} prefetch={prefetch} className={classes}>
        {children}
      </NextLink>
    )
  }
  const outside = /^https?:/.test(href)
  return (
    <a {...rest} href={href} className={classes} rel={outside ? 'noopener' : rest.rel}>
      {children}
    </a>
  )
}
