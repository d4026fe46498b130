export interface OfflineTexts {
  direction: string
  /** Escaped for HTML. */
  title: string
  retry: string
}

/** By the first segment of a path. */
export type OfflinePageTexts = Readonly<Record<string, OfflineTexts>>

const STYLE =
  'body{font:1rem/1.5 system-ui;display:grid;place-content:center;min-height:90vh;margin:0 24px;text-align:center;color-scheme:light dark}'

/** For an address without a copy, in its language. Nothing of the site's build is in it. */
export function offlinePage(path: string, texts: OfflinePageTexts): Response {
  const named = path.split('/')[1] ?? ''
  const language = named in texts ? named : 'en'
  const { direction, title, retry } = texts[language] ?? { direction: 'ltr', title: '', retry: '' }
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style>`
  const html = `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head>${head}</head><body><main><h1>${title}</h1><p><a href="">${retry}</a></p></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  })
}
