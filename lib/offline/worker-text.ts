import { brandPalettes, type Accent } from '@fanfare/kernel/theme/brand.ts'
import { COLOR, type ColorRole } from '@fanfare/kernel/theme/tokens.ts'
import { variableOf } from '@fanfare/kernel/theme/css-variables.ts'
import { colorsOf, shapesOf, textOf } from '../theme/art.ts'
import type { OfflineLook, OfflineParts } from './worker/offline-page.ts'

/** `/sw.js` where the worker is off: removes every copy and itself from browsers that have it. */
export const REMOVING_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.filter((name) => name.startsWith('fanfare-')).map((name) => caches.delete(name)))
  await registration.unregister()
})()))
`

/** `/sw.js`: the worker, and the page that it shows for an address without a copy. */
export const workerText = (source: string, offline: OfflineParts) =>
  `'use strict'\n${source}startServiceWorker(self, ${JSON.stringify(offline).replaceAll('<', String.raw`\u003C`)})\n`

const PAGE_ROLES = [
  'bg.canvas',
  'bg.surface',
  'text.primary',
  'text.secondary',
  'border.strong',
  'border.focus',
  'primary.main',
  'primary.contrastText',
] as const satisfies ColorRole[]

/** The brand's own mark, inline because an image could not be loaded. */
const MARK = `<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0b3b48"/><path d="M27 26H5A22 22 0 0 1 27 4z" fill="#3595a7"/><path d="M27 26H11.5A15.5 15.5 0 0 1 27 10.5z" fill="#ffb52e"/><path d="M27 26h-9a9 9 0 0 1 9-9z" fill="#fff"/></svg>`

const RULES = `*{box-sizing:border-box;margin:0}
body{font:400 16px/1.5 'Geologica Variable','Vazirmatn Variable',system-ui,'Segoe UI',Roboto,sans-serif;background:var(--bg-canvas);color:var(--text-primary);min-height:100vh}
header{display:flex;gap:10px;align-items:center;min-height:56px;padding:0 16px;font-weight:640;background:var(--bg-surface)}
main{max-width:520px;margin:16px auto;padding:0 16px 32px}
.c{background:var(--bg-surface);border-radius:24px;overflow:hidden}
.c>svg{display:block;width:100%;height:210px}
[dir=rtl] .c>svg{transform:scaleX(-1)}
.t{padding:22px 20px 24px}
h1{font-size:28px;line-height:1.15;font-weight:640}
h2{font-size:17px;font-weight:580;margin-top:24px}
p{color:var(--text-secondary);margin-top:8px}
.n{border-radius:12px;background:var(--bg-canvas);padding:11px 14px;margin:18px 0;font-variant-numeric:tabular-nums}
.n b{color:var(--text-primary);font-weight:600}
a{color:var(--primary-main)}
.p,.o{display:flex;justify-content:center;align-items:center;text-align:center;min-height:50px;padding:4px 12px;border-radius:12px;font-weight:560;text-decoration:none}
.p{background:var(--primary-main);color:var(--primary-contrastText)}
.o{color:var(--text-primary);border:1.5px solid var(--border-strong);margin-top:10px}
ul{list-style:none;padding:0;margin-top:4px}
li a{display:flex;align-items:center;min-height:44px;padding:6px 0}
:focus-visible{outline:2px solid var(--border-focus);outline-offset:2px}`.replaceAll('\n', '')

/**
 * The parts of the offline page that are the same in every language. `brand` is escaped for HTML; `hasOwnLogo`: the brand is not
 * ours, nor is its mark.
 */
export function offlineLook(brand: string, hasOwnLogo: boolean, accent?: Accent): OfflineLook {
  const palettes = accent ? brandPalettes(accent) : COLOR
  const picture = textOf(shapesOf('apart'))
  const roles: readonly ColorRole[] = [...PAGE_ROLES, ...new Set(colorsOf(picture))]
  const variables = (mode: 'light' | 'dark') =>
    `color-scheme:${mode};${roles.map((role) => `${variableOf(role)}:${palettes[mode][role].toLowerCase()}`).join(';')}`
  return {
    brand,
    logo: hasOwnLogo ? '' : MARK,
    picture: `<svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${picture}</svg>`,
    style: `:root{${variables('light')}}@media(prefers-color-scheme:dark){:root:not(.light){${variables('dark')}}}:root.dark{${variables('dark')}}${RULES}`,
  }
}
