import { useLocale } from 'next-intl'
import { Button, type LinkProps } from './button.tsx'

/** A link with the look of a button, to a page in the language of this one. */
export const LinkButton = (props: Omit<LinkProps, 'locale'>) => <Button locale={useLocale()} {...props} />
