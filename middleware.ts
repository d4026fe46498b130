import { NextResponse, type NextRequest } from 'next/server'
import { LOCALE_COOKIE } from '#lib/head/early.ts'
import { localeRedirect } from '#lib/i18n/routing.ts'

/** Redirects to a locale and never authorises anything. */
export function middleware(request: NextRequest): NextResponse {
  const redirect = localeRedirect({
    path: request.nextUrl.pathname,
    search: request.nextUrl.search,
    cookie: request.cookies.get(LOCALE_COOKIE)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  })
  if (redirect === null) return NextResponse.next()
  // Next parses this header as an absolute URL and makes it relative again.
  const location = new URL(redirect.redirect, request.nextUrl.origin)
  return new NextResponse(null, { status: redirect.status, headers: { ...redirect.headers, Location: location.href } })
}

export const config = {
  // The middleware halves a page's throughput, so pages with a language, files and internal addresses bypass it. Next needs a
  // literal here; `front/addresses.test.ts` compares it with the table of addresses and the list of languages.
  matcher: [
    '/((?!_next/|static/|locales/|revalidate$|freshness$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$|sw\\.js$|apple-app-site-association$|\\.well-known(?:/(?!change-password$)|$)|og/|(?:en|zh-CN|ko|zh-TW|vi|fa-IR|tr-TR|ru|uk|de|ar|es|es-ES|fr|pl|pt|it|ja|tr-CT|en-TR)(?:/|$)).*)',
  ],
}
