import { SCROLL_KEY } from '../i18n/restore-scroll.ts'
import { LOCALE_COOKIE } from '../i18n/routing.ts'
import { RISES_COOKIE, THEME_COOKIE } from '../theme/theme-cookies.ts'

const YEAR_SECONDS = 31_536_000

/**
 * The text of an inline script in the head that answers the presses which need no other code, before and after the page's scripts are
 * there (decision 0117). The buttons and links have no handler of their own.
 *
 * - `data-turns="theme"`: light and dark; `"rises"`: rises in red and falls in green, or the other way round (SHELL-3).
 *   The head script of the next page reads the cookies of both (`first-paint.ts`).
 * - `data-turns="password"`: shows or hides the text of the field beside the button, whose other name is in `data-other`. For
 *   the server's form; the browser's form takes it over (SCR-12). React sets the type of a field again when it hydrates it.
 * - `data-turns="status"` and `"type"`: the choice `data-to` of the activities' list (SCR-1): writes it to the address as
 *   `choiceHref` does, shows it, and puts the cards in the place of their template (`InertCards`). React hears of it by `popstate`.
 * - `data-language`: remembers the choice and opens the same page in the other language, at the same place (LOC-3, LOC-7), with the part
 *   of the address that the page has hidden (`data-hash`). A press with a key that opens another tab chooses nothing.
 *
 * Without `<`: React may write it again, which the policy would refuse.
 */
const BODY = `function(theme,rises,language,scroll,year){
var w=window,d=document,e=d.documentElement;
function keep(name,value){d.cookie=name+'='+value+'; Path=/; Max-Age='+year+'; SameSite=Lax'+(w.location.protocol==='https:'?'; Secure':'')}
var turns={
theme(){keep(theme,e.style.colorScheme=e.classList.toggle('dark')?'dark':'light')},
rises(){keep(rises,e.dataset.rises=e.dataset.rises==='red'?'green':'red')},
password(b){var i=b.parentElement.querySelector('input'),name=b.getAttribute('aria-label');
function show(){if(i.type!==i.shows)i.type=i.shows}
i.shows=i.type==='text'?'password':'text';show();new MutationObserver(show).observe(i,{attributeFilter:['type']});
b.setAttribute('aria-label',b.dataset.other);b.dataset.other=name},
status:pick,type:pick};
function pick(b){var f=b.closest('[data-first]'),name=b.dataset.turns,to=b.dataset.to,l=w.location,q=new URLSearchParams(l.search),t=f.querySelector('[data-cards="'+to+'"]>template');
if(to&&to!==f.dataset.first)q.set(name,to);else q.delete(name);q.delete('page');q=q+''&&'?'+q;
if(q!==l.search)w.history.pushState(null,'',l.pathname+q);
if(to)f.dataset[name]=to;else delete f.dataset[name];
if(t)t.replaceWith(t.content);
for(var o of b.parentElement.children)if(name==='type')o.setAttribute('aria-pressed',o===b);else if(o===b)o.setAttribute('aria-current','true');else o.removeAttribute('aria-current');
w.dispatchEvent(new Event('popstate'))}
function choose(to){var l=w.location,path='/'+to+l.pathname.replace(/^\\/[^/]+/,'');
try{w.sessionStorage.setItem(scroll,JSON.stringify({path,top:w.scrollY}))}catch{}
keep(language,to);l.assign(path+l.search+(l.hash||e.dataset.hash||''))}
d.addEventListener('click',c=>{var t=c.target.closest&&c.target.closest('[data-turns],[data-language]'),n=t&&t.dataset;
if(!t||t.href&&(c.metaKey||c.ctrlKey||c.shiftKey))return;
if(t.href)c.preventDefault();
if(n.turns)turns[n.turns](t);else choose(n.language)},true);
}`.replaceAll('\n', '')

const SETTINGS = [THEME_COOKIE, RISES_COOKIE, LOCALE_COOKIE, SCROLL_KEY, YEAR_SECONDS]

export const EARLY_ANSWERS_SCRIPT = `(${BODY})(${SETTINGS.map((value) => JSON.stringify(value)).join(',')})`
