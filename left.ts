import { readFileSync } from 'node:fs'
import { loadModule } from 'libpg-query'
import { refusalOf } from './tests/fixtures/distribution/refusal.ts'
import { columnOf, references } from './tests/fixtures/distribution/table-places.ts'
await loadModule()
const t = JSON.parse(readFileSync('tests/fixtures/distribution/tried-statements.json','utf8'))
const raw = JSON.parse(readFileSync('/work/shared/data/distributed-refused.json','utf8'))
const tables = new Map(Object.entries(t.tables).map(([n,c])=>[n,{columns:c.columns,isCopied:references.has(n),...(columnOf.get(n)&&{distribution:columnOf.get(n)})}]))
const cat = { tables, volatile: new Set(t.volatile) }
for (const x of raw) { const s = x.source.slice(17); if (!process.argv.slice(2).some(a=>s.includes(a))) continue; let r; try { r = refusalOf(x.text,cat,'lists of many') } catch { r='?' } if (r) console.log('##', s, '!!', r, '\n', x.text.replace(/\s+/g,' ').slice(0,1500)) }
