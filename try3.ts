import { readFileSync, writeFileSync } from 'node:fs'
import { loadModule } from 'libpg-query'
import { refusalOf } from './tests/fixtures/distribution/refusal.ts'
await loadModule()
const { rows, f, f2 } = JSON.parse(readFileSync('/tmp/tables.json','utf8'))
const AGG = new Set(['count','sum','min','max'])
const catalog = { tables: new Map(rows.filter(r=>r.kind!=='v').map(r=>[r.name,r.columns])), volatile: new Set([...f2,...f].filter(x=>x.v!=='i' && !AGG.has(x.name)).map(x=>x.name)) }
const D='/work/shared/data/'
const refused = JSON.parse(readFileSync(D+'distributed-refused.json','utf8')), planned = JSON.parse(readFileSync(D+'distributed-planned.json','utf8'))
const fn=[],fp=[],why={}; let thrown=0
for (const x of refused){ let s; try{ s=refusalOf(x.text,catalog,'lists of many'); why[s]=(why[s]||0)+1}catch(e){ s='THROWN '+e.stack.slice(0,300);thrown++;console.log(s)} if(s===null) fn.push(x) }
for (const x of planned){ let s; try{ s=refusalOf(x.text,catalog,'lists of one')}catch(e){ s='THROWN '+e.message;thrown++ } if(s!==null) fp.push({...x,s}) }
console.log('missed',fn.length,'wrong',fp.length,'thrown',thrown)
const count=(l,k)=>{const by={};for(const x of l){by[k(x)]=(by[k(x)]||0)+1};return by}
console.log(count(fn,x=>x.error.slice(0,80))); console.log(count(fp,x=>x.s.slice(0,60))); console.log(why)
writeFileSync('/tmp/fn.json',JSON.stringify(fn,null,1)); writeFileSync('/tmp/fp.json',JSON.stringify(fp,null,1))
