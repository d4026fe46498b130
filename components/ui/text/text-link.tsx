import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

/** An inline link in the primary colour, with the language of the page. */
export const TextLink = (props: Omit<ComponentProps<typeof Link>, 'locale'>) => (
  <Link look="text" locale={useLocale()} {...props} />
)
