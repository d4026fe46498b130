/** A stylesheet that takes longer keeps the page from coming alive no more, ms. */
const LONGEST_MS = 8000

/**
 * The text of an inline script in the head for the page's whole stylesheets: the page carries the styles that it uses itself, and its links
 * are disabled (ADR 0112). `styles` of `__fanfareEarly` enables them at the first sign of a person and after the first paint of a
 * user's page; it resolves when all have come, failed or taken too long; called again, it tries those that failed again.
 *
 * Idle after `load` they are fetched, so that a touch waits for no network, and from then on a class that the page did not have
 * enables them, too: an untouched page shows something new when its connection is lost or a time is over.
 *
 * Without `<`: React may write it again, which the policy would refuse.
 */
const BODY = `function(max){
var w=window,d=document,early=w.__fanfareEarly,all=[],known=new Set;
function late(){return[...d.querySelectorAll('link[data-precedence][disabled]')]}
early.styles=()=>{late().forEach(l=>all.push(new Promise(done=>{
l.onload=done;l.onerror=()=>{l.toggleAttribute('disabled');done()};setTimeout(done,max);l.toggleAttribute('disabled')})));return Promise.all(all)};
if('session' in d.documentElement.dataset)d.addEventListener('DOMContentLoaded',()=>w.requestAnimationFrame(()=>setTimeout(early.styles)));
function isNew(n){return[...n.classList].some(c=>!known.has(c))}
function adds(n){return n.querySelectorAll&&[n,...n.querySelectorAll('[class]')].some(isNew)}
function rest(){if(!late().length)return;
late().forEach(l=>w.fetch(l.href,{priority:'low'}).then(r=>r.blob()).catch(()=>{}));
d.querySelectorAll('[class],[data-later]').forEach(n=>[...n.classList,...(n.dataset.later||'').split(' ')].forEach(c=>known.add(c)));
new w.MutationObserver((list,watch)=>{if(list.some(r=>r.attributeName?isNew(r.target):[...r.addedNodes].some(adds))){watch.disconnect();early.styles()}})
.observe(d.body,{childList:true,subtree:true,attributeFilter:['class']})}
w.addEventListener('load',()=>(w.requestIdleCallback||setTimeout)(rest));
}`.replaceAll('\n', '')

export const WHOLE_STYLES_SCRIPT = `(${BODY})(${LONGEST_MS})`
