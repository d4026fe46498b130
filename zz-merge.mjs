import { parse } from '@babel/parser'
import _t from '@babel/traverse'
const traverse=_t.default??_t
import { execFileSync } from 'node:child_process'
import { readFileSync, existsSync, writeFileSync, unlinkSync } from 'node:fs'
import { dirname, join, relative, basename } from 'node:path'
const APPLY=process.argv.includes('--apply'), MAX=Number(process.argv.find(a=>/^--max=/.test(a))?.slice(6)??220)
const skipList=new Set((process.argv.find(a=>/^--skip=/.test(a))?.slice(7)??'').split(',').filter(Boolean))
const ROOMS=/^(components\/(agent|session|message|notification|site|shell|ui)|app|lib\/(theme|session|i18n|native)|front)\//
const roomOf=f=>f.startsWith('components/')?f.split('/').slice(0,2).join('/'):f.startsWith('lib/')?f.split('/').slice(0,2).join('/'):f.split('/')[0]
const isAside=f=>/\.test\.|\.states\.tsx$|\/testing\/|^tests\/|^gallery\/|\.spec\./.test(f)
const list=()=>execFileSync('git',['ls-files','-co','--exclude-standard'],{encoding:'utf8'}).split('\n').filter(f=>f&&existsSync(f))
const resolve=(from,s)=>{ if(s.startsWith('#'))return s.slice(1); if(s.startsWith('.'))return join(dirname(from),s); return null}
const specTo=(from,target,old)=>{ let r=relative(dirname(from),target); if(!r.startsWith('.'))r='./'+r; if (old?.startsWith('#')||/^\.\.\/\.\.\//.test(r)&&roomOf(from)!==roomOf(target)||roomOf(from)!==roomOf(target)) return '#'+target; return r }
const P=c=>parse(c,{sourceType:'module',plugins:['typescript','jsx']})
function load(){
 const files=list(); const code=files.filter(f=>/\.(ts|tsx|mjs)$/.test(f)); const info=new Map()
 for(const f of code){ const c=readFileSync(f,'utf8'); let ast; try{ast=P(c)}catch{continue}
  const imps=[],dyn=[]; for(const n of ast.program.body){ if((n.type==='ImportDeclaration'||n.type==='ExportNamedDeclaration'||n.type==='ExportAllDeclaration')&&n.source)imps.push(n)}
  for(const m of c.matchAll(/import\(\s*'([^']+)'/g))dyn.push(resolve(f,m[1])); for(const m of c.matchAll(/(?:vi\.mock|vi\.doMock|importActual(?:<[^>]*>)?|new URL|vi\.importActual)\(\s*'([^']+)'/g))dyn.push(resolve(f,m[1]))
  info.set(f,{c,ast,imps,dyn}) }
 return {files,info}
}
const done=[]
const rejected=new Map()
for(let round=0;round<400;round++){
 const {files,info}=load(); let acted=false
 const importers=new Map(); const dynamic=new Set()
 for(const [f,i] of info){ for(const n of i.imps){const t=resolve(f,n.source.value); if(t){const l=importers.get(t)??[];l.push([f,n]);importers.set(t,l)}} for(const d of i.dyn)if(d)dynamic.add(d) }
 // css composes
 const composed=new Set(); for(const f of files.filter(f=>f.endsWith('.css')))for(const m of readFileSync(f,'utf8').matchAll(/from '([^']+)'/g))composed.add(join(dirname(f),m[1]))
 for(const [A,ia] of info){
  if(!ROOMS.test(A)||isAside(A)||skipList.has(A))continue
  const no=r=>{rejected.set(A,r)}
  if(dynamic.has(A)){no('dynamic');continue}
  const users=importers.get(A)??[]; const main=[...new Set(users.filter(([f])=>!isAside(f)).map(([f])=>f))]
  if(main.length!==1){continue}
  const B=main[0]; if(roomOf(B)!==roomOf(A)||B===A){no('room '+B);continue}
  if(/\/(page|layout|route|error|not-found)\.tsx?$/.test(A)||A.endsWith('islands.ts')||A.endsWith('islands.tsx')||/-island\.tsx$/.test(A)){no('entry');continue}
  const ib=info.get(B); if(/\/(page|layout|route|error|not-found)\.tsx?$/.test(B)&&!/^app/.test(B)){continue}
  if(/^app\//.test(B)&&/\/(page|layout|route)\.tsx?$/.test(B)&&dirname(A)!==dirname(B)){no('app');continue}
  if(/islands\.tsx?$|-island\.tsx$/.test(B)){no('into islands');continue}
  const dirs=x=>x.ast.program.directives.map(d=>d.value.value)
  const da=dirs(ia),db=dirs(ib); if(da.includes('use client')&&!db.includes('use client')){no('client boundary '+B);continue}
  if(da.some(d=>d!=='use client')||db.some(d=>d!=='use client')){no('directive');continue}
  if(/'server-only'/.test(ia.c)&&!/'server-only'/.test(ib.c)){no('server-only');continue}
  // tests of A
  const asides=users.filter(([f])=>isAside(f))
  if(A.endsWith('.ts')&&B.endsWith('.tsx')&&asides.some(([f])=>/\.test\.ts$|\.static\.test/.test(f))){no('unit test');continue}
  if(A.endsWith('.tsx')&&B.endsWith('.ts')){no('tsx into ts');continue}
  if(asides.some(([f])=>/^tests\/|^gallery\//.test(f)&&da.length)){ }
  const lines=ia.c.split('\n').length+ib.c.split('\n').length; if(lines>MAX){no('lines '+lines+' '+B);continue}
  // no import of B from A
  if(ia.imps.some(n=>resolve(A,n.source.value)===B)){no('cycle');continue}
  if([...users].some(([,n])=>n.type!=='ImportDeclaration')){no('re-export');continue}
  if(users.some(([,n])=>n.specifiers.some(s=>s.type!=='ImportSpecifier'||(s.imported.name!==s.local.name)))){no('specifier');continue}
  // names
  const tops=ast=>{const m=new Map();for(const n of ast.program.body){const d=n.type==='ExportNamedDeclaration'&&n.declaration?n.declaration:n; if(d.id)m.set(d.id.name,'decl'); if(d.declarations)for(const x of d.declarations){ if(x.id.name)m.set(x.id.name,'decl'); else for(const p of x.id.properties??x.id.elements??[])m.set((p.value??p).name,'decl')}
    if(n.type==='ImportDeclaration')for(const s of n.specifiers)m.set(s.local.name,'imp:'+s.type+':'+(s.imported?.name??'')) }return m}
  const srcOf=(i,F)=>{const m=new Map();for(const n of i.imps)if(n.type==='ImportDeclaration')for(const s of n.specifiers)m.set(s.local.name,(resolve(F,n.source.value)??n.source.value));return m}
  const ta=tops(ia.ast),tb=tops(ib.ast),sa=srcOf(ia,A),sb=srcOf(ib,B)
  let collide=null,cssMerge=null
  for(const [n,k] of ta){ if(!tb.has(n))continue; if(sb.get(n)===A){continue} // B imports it from A
    if(k.startsWith('imp')&&sa.get(n)===sb.get(n)&&k===tb.get(n))continue
    if(n==='styles'&&sa.get(n)?.endsWith('.css')&&sb.get(n)?.endsWith('.css')){cssMerge=[sa.get(n),sb.get(n)];continue}
    collide=n;break }
  if(collide){no('collision '+collide+' '+B);continue}
  // inner shadowing: top-level name of one used as local in other is fine
  if(cssMerge){ const [ca,cb]=cssMerge; const only=(c,F)=>(importers.get(c)??[]).every(([f])=>f===F); 
    if(!only(ca,A)||composed.has(ca)){no('css shared '+ca);continue}
    const ta=readFileSync(ca,'utf8'),tb2=readFileSync(cb,'utf8'); const cls=t=>new Set([...t.replaceAll(/\/\*[\s\S]*?\*\//g,'').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(m=>m[1]))
    const x=cls(ta),y=cls(tb2); const both=[...x].filter(n=>y.has(n)&&!['module','css','tsx','dark','svg'].includes(n)); if(both.length){no('css classes '+both.join('|')+' '+B);continue}
    const kf=t=>[...t.matchAll(/@keyframes (\w+)/g)].map(m=>m[1]); if(kf(ta).some(k=>kf(tb2).includes(k))){no('keyframes');continue}
    if(ta.includes('@layer')!==tb2.includes('@layer')){no('layer');continue}
    if(ta.split('\n').length+tb2.split('\n').length>290){no('css lines');continue} }
  // order
  const names=new Set([...sb].filter(([,s])=>s===A).map(([n])=>n)); let before=false
  traverse(ib.ast,{Identifier(p){ if(names.has(p.node.name)&&!p.findParent(q=>q.isImportDeclaration()||q.isTSType()||q.isTSInterfaceDeclaration()||q.isTSTypeAliasDeclaration())&&!p.getFunctionParent())before=true }, JSXIdentifier(p){if(names.has(p.node.name)&&!p.getFunctionParent())before=true}})
  if (!APPLY&&!done.some(d=>d[0]===A)) { done.push([A,B,lines,cssMerge?'css':'' ,before?'before':'']); continue }
  if(!APPLY)continue
  // APPLY
  const otherUsers=asides; const keepExport=new Set(otherUsers.flatMap(([,n])=>n.specifiers.map(s=>s.imported.name)))
  const cut=(c,ast,fn)=>{ // body text without imports; with export removal
    const ed=[]; for(const n of ast.program.body){ if(n.type==='ImportDeclaration'){ ed.push([n.start,n.end,'']) } else fn?.(n,ed) } 
    for(const d of ast.program.directives) ed.push([d.start,d.end,''])
    ed.sort((a,b)=>b[0]-a[0]); for(const [s,e,t] of ed)c=c.slice(0,s)+t+c.slice(e); return c.replace(/^[\s\n]+/,'').replace(/\n{3,}/g,'\n\n').trimEnd() }
  const bodyA=cut(ia.c,ia.ast,(n,ed)=>{ if(n.type==='ExportNamedDeclaration'&&n.declaration){ const d=n.declaration; const nm=d.id?[d.id.name]:d.declarations.map(x=>x.id.name); if(!nm.some(x=>keepExport.has(x)))ed.push([n.start,d.start,'']) } else if (n.type==='ExportNamedDeclaration') throw new Error('export list '+A) })
  const bodyB=cut(ib.c,ib.ast)
  // imports union
  const imps=new Map(); const add=(F,i)=>{for(const n of i.imps){ if(n.type!=='ImportDeclaration')continue; let t=resolve(F,n.source.value); if(t===A)continue; const attr=n.attributes?.length?i.c.slice(n.source.end,n.end):''; 
     if(cssMerge&&t===cssMerge[0]) continue
     const key=t??n.source.value; const spec=t?(n.source.value.startsWith('#')?n.source.value:specTo(B,t)):n.source.value
     const e=imps.get(key)??{spec,side:false,def:null,ns:null,names:new Map(),attr}; imps.set(key,e)
     if(!n.specifiers.length)e.side=true
     for(const s of n.specifiers){ const ty=n.importKind==='type'||s.importKind==='type'; if(s.type==='ImportDefaultSpecifier'){e.def=s.local.name;e.defType=n.importKind==='type'} else if(s.type==='ImportNamespaceSpecifier')e.ns=[s.local.name,ty]; else {const k=s.imported.name+(s.imported.name!==s.local.name?' as '+s.local.name:''); const was=e.names.get(k); e.names.set(k,was===false?false:ty)} } }}
  add(B,ib);add(A,ia)
  const outI=[]; for(const e of imps.values()){ if(e.side&&!e.def&&!e.ns&&!e.names.size){outI.push(`import '${e.spec}'`);continue}
    if(e.ns)outI.push(`import ${e.ns[1]?'type ':''}* as ${e.ns[0]} from '${e.spec}'`)
    const ns=[...e.names]; const allT=ns.length&&ns.every(([,t])=>t)&&!e.def; const inner=ns.map(([n,t])=>(t&&!allT?'type ':'')+n).join(', ')
    if(e.def||ns.length)outI.push(`import ${allT||(e.defType&&!ns.length)?'type ':''}${[e.def,ns.length?`{ ${inner} }`:null].filter(Boolean).join(', ')} from '${e.spec}'${e.attr}`) }
  const head=(db.includes('use client')?`'use client'\n\n`:'')
  writeFileSync(B,head+outI.join('\n')+'\n\n'+(before?bodyA+'\n\n'+bodyB:bodyB+'\n\n'+bodyA)+'\n')
  if(cssMerge){const [ca,cb]=cssMerge; const x=readFileSync(ca,'utf8').replaceAll(/from '([^']+)'/g,(_,s)=>`from '${specTo(cb,join(dirname(ca),s))}'`),y=readFileSync(cb,'utf8'); 
    if(x.includes('@layer ui')){ const inner=x.replace(/^@layer ui \{\n/,'').replace(/\n\}\s*$/,''); writeFileSync(cb,y.replace(/^@layer ui \{\n/,()=>`@layer ui {\n${inner}\n\n`)) } else writeFileSync(cb,x.trimEnd()+'\n\n'+y); unlinkSync(ca)}
  unlinkSync(A)
  for(const [f,n] of otherUsers){ let c=readFileSync(f,'utf8'); const bs=specTo(f,B,n.source.value); 
    c=c.replace(`'${n.source.value}'`,`'${bs}'`); writeFileSync(f,c)}
  done.push([A,B,lines,cssMerge?'css':'',before?'before':'']); acted=true; break
 }
 if(!acted)break
}
for(const d of done)console.log(d.join('  '))
console.log(done.length)
if(process.argv.includes('--why'))for(const [a,r] of rejected)console.log('  NO',a,r)
