import { NextResponse, type NextRequest } from 'next/server'
import { LOCALE_COOKIE, localeRedirect } from '#lib/i18n/routing.ts'

/** Locale redirects only; it never authorises anything (reliability §1). */
export function middleware(request: NextRequest): NextResponse {
  const redirect = localeRedirect({
    path: request.nextUrl.pathname,
    search: request.nextUrl.search,
    cookie: request.cookies.get(LOCALE_COOKIE)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  })
  if (redirect === null) return NextResponse.next()
  // Next reads this header as a whole URL and makes it relative again.
  const location = new URL(redirect.redirect, request.nextUrl.origin)
  return new NextResponse(null, { status: redirect.status, headers: { ...redirect.headers, Location: location.href } })
}

export const config = {
  // Canonical localized pages, assets and machine paths never come here: middleware halves a page's throughput.
  matcher: [
    '/((?!_next/|static/|locales/|revalidate$|freshness$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|og/|(?:en|zh-CN|ko|zh-TW|vi|fa-IR|tr-TR|ru|uk|de|ar|es|es-ES|fr|pl|pt|it|ja|tr-CT|en-TR)(?:/|$)).*)',
  ],
}
