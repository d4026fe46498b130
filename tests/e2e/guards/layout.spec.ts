import { GROUP_NAMES } from '#gallery/groups/groups.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { measureLayout } from '../support/measure-layout.ts'
import { expect, test } from '../support/test.ts'
import { layoutFaults } from '../support/visit.ts'

/** The longest words, right-to-left, and scripts without spaces. The first is that of `npm test`, and of all parts before a change lands. */
const WIDEST: readonly Locale[] = ['de', 'ar', 'ru', 'fr', 'pl', 'fa-IR', 'ja', 'zh-TW']
/** Parts that many screens share, of which `npm test` checks these. */
const SHARED_PARTS = new Set<string>(['tasks'])
const HEIGHT = 844
/** Where dates are longest: many have a year beside them. */
const TURN_OF_THE_YEAR = Date.UTC(2026, 11, 31, 23, 50)

/** Pages that show every state of one kind (`app/[locale]/dev`). */
const STATES = GROUP_NAMES.filter((group) => group !== 'pages')

/** Nobody has so much; its figure may break. */
const GREATEST = /“123\D?456\D?789\D?012[.,]\d+(?: USDT)?” is broken/
/** Words that break in states at 320 px, and beside the longest ones at 390 px. No other may join them. */
const MAY_BREAK: Partial<Record<(typeof GROUP_NAMES)[number], RegExp>> = {
  tasks: /at 320 px: “(?:nagroda|rzeczowa)” is broken/,
  rewards: /at 320 px: “گذاری” is broken/,
  moments: /at 320 px: “пользователям” is broken/,
  bonus: /at 320 px: “(?:Frühere|Bewegungen|Gezählt|операции|Wcześniejsze|Opérations|antérieures|شده|USDT)” is broken/,
  competition: /at 320 px: “\d{2,3}” is broken in “(?:UID|\+)/,
  fairness: /at 320 px: “remplacement” is broken/,
  teams: /“W{24}” is broken/,
  'copy-trading': /at (?:320|320, 390) px: “(?:12\.345,7 %|Handelsbevollmächtigte)” is broken/,
  campaigns: /at (?:320 px: “USDT”|768 px: “(?:Willkommen|angenommen|возвращением)”) is broken/,
  agents: /at 320 px: “Копитрейдинг” is broken/,
  'agent-tables': /at (?:320|390|320, 390) px: “(?:AURORA7|LAUNCH|KITE02|120|302)” is broken/,
}
const isKnown = (group: (typeof GROUP_NAMES)[number], fault: string) =>
  GREATEST.test(fault) || (MAY_BREAK[group]?.test(fault) ?? false)

for (const locale of [...WIDEST, 'en'] as const) {
  for (const group of STATES) {
    test(
      `[SHELL-2][LOC-5] every state of ${group} in ${locale} has no layout fault at any width`,
      { tag: ['@once', ...(locale === WIDEST[0] && SHARED_PARTS.has(group) ? [] : ['@night'])] },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.clock.setFixedTime(TURN_OF_THE_YEAR)
        await page.goto(`/${locale}/dev/components/${group}`)
        await expect(page.locator('[data-states]')).toBeVisible()
        expect((await layoutFaults(page)).filter((fault) => !isKnown(group, fault))).toEqual([])
      },
    )
  }
}

const WORD = 'Willkommensaufgabenbelohnung'
const PLANTED: readonly [what: string, html: string, found: RegExp][] = [
  ['an element beside the screen', `<p style="white-space: nowrap">${`${WORD} `.repeat(4)}</p>`, /\d+ px wide: p/],
  [
    'text that a box clips',
    `<div style="overflow: hidden; block-size: 20px"><p>${`${WORD} `.repeat(3)}</p></div>`,
    /is cut off by div/,
  ],
  [
    'a line that is shortened',
    `<p style="inline-size: 90px; overflow: hidden; text-overflow: ellipsis">${WORD}</p>`,
    /is cut off by p/,
  ],
  ['text out of its button', `<button style="inline-size: 120px; block-size: 44px">${WORD}</button>`, /leaves button/],
  [
    'text out of its chip',
    `<span style="display: inline-block; inline-size: 60px; background: #ccc">${WORD}</span>`,
    /leaves span/,
  ],
  [
    'text at the edge of its surface',
    '<div style="line-height: 1; background: #ccc">Noch drei Tage</div>',
    /touches the edge of div/,
  ],
  ['text on text', `<p>Noch drei Tage</p><p style="margin-block-start: -2rem">Bis Freitag</p>`, /lie on one another/],
  [
    'a button on text',
    `<p>${`${WORD} `.repeat(2)}</p><button style="position: relative; inset-block-start: -36px; block-size: 44px">Los jetzt</button>`,
    /lie on one another/,
  ],
  [
    'a seal on the title',
    '<h1>Ernte-Verlosung</h1><b style="position: absolute; inset: 0 auto auto 60px; inline-size: 99px; block-size: 99px"></b>',
    /b lies on “Ernte-Verlosung”/,
  ],
  [
    'a broken word',
    '<p style="inline-size: 60px; overflow-wrap: anywhere">Аппаратный кошелёк</p>',
    /“Аппаратный” is broken/,
  ],
  [
    'a broken amount',
    '<p style="inline-size: 40px; overflow-wrap: anywhere">500\u00A0USDT</p>',
    /“500.USDT” is broken/,
  ],
  ['an amount without its unit', '<p style="inline-size: 60px">Bis 500 USDT</p>', /“500 USDT” is broken/],
  ['a target too small for a thumb', '<button style="padding: 2px">Los</button>', /button “Los” is \d+ × \d+ px/],
]

test('[SHELL-2] the layout check finds each planted fault @once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT })
  for (const [what, html, found] of PLANTED) {
    await page.setContent(`<!doctype html><html lang="de"><body>${html}</body></html>`)
    expect.soft((await page.evaluate(measureLayout)).faults.join('\n'), what).toMatch(found)
  }
})
