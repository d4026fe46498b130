import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The words that users read, so that the staff sees the same ones; all texts together would be a third of the script. */
function siteTexts() {
  const { activity, agent, message, reason } = JSON.parse(
    readFileSync(at('../locales/en/common.json'), 'utf8'),
  ) as Record<string, Record<string, unknown>>
  const wanted =
    /paused|^(?:(?:review|back|application)_(?:accepted|refused|declined)|support_(?:answer|address|ticket_closed))_(?:title|text)$/
  const picked = (texts: Record<string, unknown> = {}) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => wanted.test(key)))
  const declined = Object.entries(agent?.apply ?? {}).filter(([key]) => key.startsWith('reason_'))
  const ofAgents = Object.fromEntries(declined.map(([key, text]) => [`agent.apply.${key}`, text]))
  return { ...picked(activity), ...picked(message), ...ofAgents, ...reason }
}

/** Parts of the console that pages and the editor need. */
const SHARED = /console\/screens\/(?:activity\.css|effects|steps|pause)/

/** The pages of the console. Its policy allows no inline script and no `data:` address, so nothing is inlined. */
const config: UserConfig = {
  root: at('.'),
  base: '/',
  publicDir: false,
  logLevel: 'warn',
  define: { SITE_TEXTS: JSON.stringify(siteTexts()) },
  build: {
    outDir: at('../.console'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // In several files the order of rules would depend on which page loads first.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      // Libraries mark modules with `'use client'`, which means nothing without a React server.
      onLog: (level, log, write) => log.code === 'MODULE_LEVEL_DIRECTIVE' || write(level, log),
      output: {
        // Modules that are compressed together are smaller: the calls, which every page has some of, are one file, and so are the pages of tables and
        // those of people and decisions, 12 and 13 KiB after gzip. The editor has its own, and so has what it shares with pages.
        codeSplitting: {
          groups: [
            { name: 'calls', test: /packages\/contract\// },
            { name: 'shared', test: SHARED, includeDependenciesRecursively: false },
            {
              name: 'tables',
              test: /console\/screens\/(?:reports|audiences|payouts|wallet|webhooks|audit-log|applications|win-back)/,
              includeDependenciesRecursively: false,
            },
            { name: 'pages', test: /console\/screens\/(?!activities|edit)/, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  plugins: [
    {
      // Next imports a picture as an object with its address; Vite as the address.
      name: 'pictures-as-objects',
      enforce: 'pre',
      load: (id) =>
        id.endsWith('.svg') ? `import src from ${JSON.stringify(`${id}?url`)}\nexport default { src }` : null,
    },
    {
      // The files are in the order of the scripts, which may name the upper layer first (ADR 0112).
      name: 'order-of-layers',
      enforce: 'post',
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = `@layer base,ui;${String(file.source)}`
      },
    },
  ],
}

export default config
