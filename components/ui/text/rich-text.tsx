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

function renderNode(
  { type, text, href = '', level, ordered, children: nodes }: RichTextNode,
  locale: Locale,
): ReactNode {
  if (type === 'text') return text && isolateAmounts(locale, text)
  if (type === 'br') return <br />
  const children = renderAll(nodes, locale)
  if (type === 'link') {
    if (SITE_PATH.test(href)) return <a href={localeHref(locale, href)}>{children}</a>
    if (!OUTSIDE.test(href)) return children
    return (
      <a href={href} rel={`${EXTERNAL_REL} nofollow`}>
        {children}
      </a>
    )
  }
  const tags = {
    paragraph: 'p',
    heading: level === 2 ? 'h2' : level === 4 ? 'h4' : 'h3',
    list: ordered ? 'ol' : 'ul',
    item: 'li',
    strong: 'strong',
    em: 'em',
  } as const
  const Tag = tags[type]
  return <Tag>{children}</Tag>
}
