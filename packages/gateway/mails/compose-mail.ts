import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { languageByLangCode } from '@fanfare/languages/languages.ts'
import type { GatewayConfig } from '../config.ts'
import { escapeHtml } from '../util/escape-html.ts'
import { clientText, messageTexts } from '../messages/message-texts.ts'
import { MAIL_KINDS, type MailContent, type MailKind } from './queue-mail.ts'

export type Mail = ReturnType<typeof composeMail>

/** A line break in a header would begin another one. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const P = 'margin:0 0 16px'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#1d4ed8;color:#ffffff;text-decoration:none'
const QUIET = 'margin:24px 0 0;color:#6b7280;font-size:13px'

/** The words of a mail in its reader's language, as plain text and as HTML that loads nothing. Times are in UTC. */
export function composeMail(
  { siteOrigin, brandName }: Pick<GatewayConfig, 'siteOrigin' | 'brandName'>,
  kind: MailKind,
  { languageType, at, client, token }: Omit<MailContent, 'to'>,
) {
  const { language: locale, htmlLang, direction } = languageByLangCode(languageType)
  const say = messageTexts(locale)
  const date = at === undefined ? '' : say('common.utc_time', { time: formatDayMonthTime(locale, at, 'UTC') })
  // Only in right-to-left sentences, because some programs draw the marks.
  const isolated = (name: string) => (direction === 'rtl' ? isolateText(name) : name)
  const device = client === undefined ? '' : isolated(clientText(client, locale, say))
  const values = { brand: isolated(oneLine(brandName)), date, device }
  const of = (part: string) => say(`mail.${kind}_${part}`, values)
  const link = `${siteOrigin}/${locale}${MAIL_KINDS[kind].path}${token === undefined ? '' : `#token=${token}`}`
  const [body, button, after, footer] = [of('text'), of('button'), of('after'), say('mail.footer', values)]
  return {
    subject: oneLine(of('subject')),
    text: `${body}\n\n${button}:\n${link}\n\n${after}\n\n${footer}\n`,
    html: [
      `<!doctype html><html lang="${htmlLang}" dir="${direction}"><meta charset="utf-8">`,
      `<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:480px;margin:0 auto">`,
      `<p style="${P}">${escapeHtml(body)}</p>`,
      `<p style="${P}"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(button)}</a></p>`,
      `<p style="${P}">${escapeHtml(after)}</p>`,
      `<p style="${QUIET}">${escapeHtml(footer)}</p>`,
      '</div></body></html>',
    ].join('\n'),
  }
}
