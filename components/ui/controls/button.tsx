import { Link } from '../text/link.tsx'
import { buttonLook, PressButton, type ButtonLook, type PressProps } from './press-button.tsx'

export interface LinkProps extends ButtonLook {
  href: string
  /** In addition to following the link. */
  onClick?: () => void
}

export type ButtonProps = LinkProps | PressProps

/** The button of the product; with an `href` it is a link with the same look. */
export function Button(props: ButtonProps) {
  if (props.href === undefined) return <PressButton {...props} />
  const { variant, size, full, className, ...link } = props
  return <Link {...link} className={buttonLook({ variant, size, full, className })} />
}

/** For an action that is not the first of its part. */
export const SmallButton = (props: ButtonProps) => <Button variant="outlined" size="sm" {...props} />
