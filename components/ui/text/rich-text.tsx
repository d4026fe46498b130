import { Fragment, type ReactNode } from 'react'
import { SITE_PATH } from '@fanfare/contract/navigation-target.ts'
import type { RichText as RichTextNodes, RichTextNode } from '@fanfare/contract/rich-text.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { languageProps } from '#lib/i18n/language-props.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { cx } from '../cx.ts'
import { EXTERNAL_REL } from './external-rel.ts'
import styles from './rich-text.module.css'

const OUTSIDE = /^https?:\/\//i

interface RichTextProps {
  nodes: RichTextNodes
  locale: Locale
  className?: string
  /** The language of the text, where it is not the page's. */
  textLanguage?: string
}

/** The operator's text as elements (contract §6), without an HTML string; only http(s) and our own paths become links. */
export function RichText({ nodes, locale, className, textLanguage }: RichTextProps) {
  return (
    <div className={cx(styles.text, className)} {...languageProps(textLanguage)}>
      {renderAll(nodes, locale)}
    </div>
  )
}

function renderAll(nodes: RichTextNode[] | undefined, locale: Locale): ReactNode {
  return nodes?.map((node, index) => <Fragment key={index}>{renderNode(node, locale)}</Fragment>)
}

function renderNode(node: RichTextNode, locale: Locale): ReactNode {
  const children = renderAll(node.children, locale)
  switch (node.type) {
    case 'paragraph':
      return <p>{children}</p>
    case 'heading':
      return renderHeading(node.level, children)
    case 'list':
      return node.ordered ? <ol>{children}</ol> : <ul>{children}</ul>
    case 'item':
      return <li>{children}</li>
    case 'strong':
      return <strong>{children}</strong>
    case 'em':
      return <em>{children}</em>
    case 'br':
      return <br />
    case 'link':
      return renderLink(node.href ?? '', children, locale)
    case 'text':
      return node.text && isolateAmounts(locale, node.text)
  }
}

function renderHeading(level: number | undefined, children: ReactNode): ReactNode {
  const Heading = level === 2 ? 'h2' : level === 4 ? 'h4' : 'h3'
  return <Heading>{children}</Heading>
}

function renderLink(href: string, children: ReactNode, locale: Locale): ReactNode {
  if (SITE_PATH.test(href)) return <a href={localeHref(locale, href)}>{children}</a>
  if (!OUTSIDE.test(href)) return children
  return (
    <a href={href} rel={`${EXTERNAL_REL} nofollow`}>
      {children}
    </a>
  )
}
