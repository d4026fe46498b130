/** A press, a typed value or the focus that no code has taken over is forgotten after this time, ms. */
const KEPT_MS = 30_000
/** How often a control that React has not hydrated yet is looked at, ms. */
const LOOK_MS = 50
/** A browser's own click follows the end of a touch or key within this time, ms. */
const CLICK_MS = 80
/** A pointer that has moved further since it was pressed drags, px. */
const SLIP_PX = 12

/** Controls that a person presses, types into or focuses. */
const CONTROLS = 'button,a[href],summary,input,select,textarea'

/**
 * The text of an inline script in the head that loses no press (decision 0091). A page can be touched before React has hydrated
 * it, and the server's part of an island before its live part is there. A press on a control without a handler is
 * repeated on the control that takes its place: the one with the same words at the same place in the nearest part of the page
 * that stayed. Typed text, choices and the focus move there, too, and so does a press whose finger or key goes up after the change.
 *
 * - `props`: what React keeps on an element that it has hydrated. It writes them while it draws, and until it has put the drawing in its
 *   place (none of the parts around has its flags for "placed" and "hydrating") it drops events that wait for code.
 * - `heard`: whether React calls a handler for the element.
 * - `mark`: the element with its words, and its place among those with the same words in every element around it.
 * - `find`: the marked element, or the one in its place; none where their number differs, so that no other is pressed.
 * - `settle`: gives back focus and values in the microtask after React's commit; presses follow in a task of their own, when
 *   the effects of the new component have run.
 *
 * Without `<`: React may write it again, which the policy would refuse.
 */
const BODY = `function(controls,kept,look,close,slip){
var w=window,d=document,presses=[],values=[],focus,down,lost,self,timer;
function own(n,name){return n[Object.keys(n).find(k=>k.startsWith('__react'+name))]}
function props(n){var f=own(n,'Fiber$');if(f&&!f.alternate)for(;f;f=f.return)if(f.flags&4098)return;return own(n,'Props$')}
function heard(n,names){for(;n;n=n.parentElement){var p=props(n);if(p&&names.some(k=>p[k]))return true}}
function clicks(n){return heard(n,['onClick'])}
function checks(n){return n.type==='checkbox'||n.type==='radio'}
function types(n){return n.matches('input,select,textarea')&&!checks(n)}
function words(n){return[n.tagName,n.name,checks(n)&&n.value,n.getAttribute('aria-label')||n.matches('summary')&&n.innerText||n.textContent].join('|')}
function same(key,root){return[...root.querySelectorAll(key.split('|')[0])].filter(n=>words(n)===key)}
function mark(n){var key=words(n),all=same(key,d),around=[];
for(var a=n.parentElement;a;a=a.parentElement){var in_=all.filter(o=>a.contains(o));around.push([a,in_.indexOf(n),in_.length])}
return{n,key,around,live:!!props(n),path:w.location.pathname,until:Date.now()+kept}}
function find(m){if(m.n.isConnected)return m.n;var at=m.around.find(p=>p[0].isConnected),now=at?same(m.key,at[0]):[];return now.length===at[2]?now[at[1]]:null}
function over(m){return m.path!==w.location.pathname||Date.now()>m.until}
function control(t){var l=t.closest&&(t.closest(controls)||t.closest('label'));return l&&l.control||l}
function idle(n){return n.disabled||n.ariaDisabled==='true'||n.ariaBusy==='true'}
function press(n){self=true;n.click();self=false}
function type(n,value){Object.getOwnPropertyDescriptor(Object.getPrototypeOf(n),'value').set.call(n,value);
['input','change'].forEach(e=>n.dispatchEvent(new Event(e,{bubbles:true})))}
function settle(){
values=values.filter(m=>{var n=!over(m)&&find(m);if(!n||n===m.n)return n!==false;
if(checks(n)){if(n.checked!==m.n.checked)press(n)}else if(n.value!==m.n.value)type(n,m.n.value)});
if(focus&&!focus.n.isConnected){var n=!over(focus)&&find(focus);if(n&&d.activeElement===d.body)n.focus({preventScroll:true});if(n!==null)focus=n&&mark(n)}
if(presses.length)w.setTimeout(repeat);
rest()}
function repeat(){var due=[];
presses=presses.filter(m=>{if(over(m))return false;var n=find(m);
if(n===m.n){m.live=m.live||!!props(n)&&!clicks(n);if(m.live||!clicks(n))return true}
else if(!n||n.type==='button'&&!clicks(n)&&!n.popoverTargetElement)return true;
if(!idle(n))due.push([m,n])});
due.forEach(([m,n])=>{if(m.down||!n.matches('summary')||n.parentElement.open!==m.n.parentElement.open)types(n)?n.focus():press(n)});
rest()}
var watch=new w.MutationObserver(settle);
function rest(){w.clearTimeout(timer);
if(presses.length+values.length||focus)watch.observe(d,{childList:true,subtree:true});else watch.disconnect();
if(presses.some(m=>!m.live&&m.n.isConnected))timer=w.setTimeout(repeat,look)}
function keep(list,m){if(!list.some(o=>o.n===m.n))list.push(m);rest()}
function on(names,run){names.split(' ').forEach(name=>w.addEventListener(name,e=>{if(!self)try{run(e)}catch{}},true))}
on('click',e=>{var n=control(e.target);down=null;if(!n)return;lost=null;
if(n.matches('summary')||n.matches('button[type=button]')&&!n.popoverTargetElement&&!n.dataset.turns&&!idle(n)&&!clicks(n))keep(presses,mark(n))});
d.documentElement.addEventListener('click',e=>{var n=control(e.target);presses=presses.filter(m=>m.n!==n||!clicks(n));if(focus&&focus.n===n)focus=mark(n)},true);
on('input change',e=>{var n=e.target;if(!heard(n,['onChange','onInput']))keep(values,mark(n))});
on('focusin',e=>{var n=e.target;focus=n.matches(controls)&&!heard(n,['onClick','onChange'])?mark(n):null;rest()});
on('focusout',e=>{var n=e.target;w.setTimeout(()=>{if(n.isConnected&&focus&&focus.n===n&&d.activeElement!==n){focus=null;rest()}})});
on('pointerdown keydown',e=>{if(e.repeat||e.key&&e.key!==' ')return;var n=control(e.target);down=n&&!idle(n)?mark(n):null;if(down)down.at=e});
on('pointerup keyup',e=>{if(e.key&&e.key!==' ')return;lost=down&&!down.n.isConnected&&!(Math.hypot(e.clientX-down.at.clientX,e.clientY-down.at.clientY)>slip)?down:null;down=null;
if(lost)w.setTimeout(()=>{if(lost){lost.down=true;keep(presses,lost);lost=null;settle()}},close)});
on('keydown',e=>{var n=e.target,f=n.form,b=f&&f.querySelectorAll('button');
if(e.key==='Enter'&&n.matches('input')&&f.getAttribute('method')==='post'&&!heard(n,['onSubmit'])){n=b[b.length-1];clicks(n)?press(n):keep(presses,mark(n))}});
on('pointercancel',()=>{down=null});
}`.replaceAll('\n', '')

export const EARLY_PRESS_SCRIPT = `(${BODY})(${JSON.stringify(CONTROLS)},${KEPT_MS},${LOOK_MS},${CLICK_MS},${SLIP_PX})`
