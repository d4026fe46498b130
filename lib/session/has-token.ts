import { readAppToken } from './app-token.ts'

export const CC_TOKEN_COOKIE = 'ccToken'

/** Cheap enough for the first script: is there any reason to believe that somebody is logged in? (AUTH-2) */
export function hasToken(): boolean {
  return (
    document.cookie.split('; ').some((pair) => pair.startsWith(`${CC_TOKEN_COOKIE}=`)) ||
    document.documentElement.hasAttribute('data-webview') ||
    readAppToken() !== null
  )
}
