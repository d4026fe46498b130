import { PUBLIC_CONFIG_ID } from '../config/public-config.ts'
import { CLAIMABLE_KEY, JOINED_KEY } from '../offline/forget-user.ts'
import { CODE_NOISE, codeParameter } from '@fanfare/contract/typed-text.ts'
import { INVITE_CODE_KEY, INVITE_FORM } from '../session/invite-code.ts'
import { JOIN_INTENT_KEY } from '../session/join-intent.ts'
import { LOGIN_MARK, PERSIST_RECORD } from '../session/recorded-login.ts'
import { IN_APP_BROWSER } from '../native/in-app-browser.ts'
import { RISES_COOKIE, THEME_COOKIE } from './theme-cookies.ts'

export interface FirstPaintOptions {
  /** Source of the regular expression that recognises the app's webview and finds its version (webview.md §1). */
  userAgent?: string
  /** iOS message handler and Android object of the app (webview.md §2). */
  handler?: string
  androidObject?: string
}

/** Apps call early: this many messages wait for the bridge, the rest of a flood is dropped. */
const LONGEST_QUEUE = 20

/**
 * The text of the first inline script: theme without a flash (cookie, else localStorage, else the system, which is followed while the page is open), `data-rises` of the reader's choice, the mark
 * `data-webview` (its value is the app's version, or empty; `?hideNav=1` sets it in previews), `data-in-app` in the browser
 * of another app (SCR-13), `data-session` when the
 * page starts as logged in (AUTH-2: a token, or the store's record of a login), `data-claimable` when the user had something
 * to claim on the last visit (SCR-1), `data-joined` on the page of an activity that the user has joined, the invite code of the address or of an earlier visit (AUTH-5, `data-invite`), the press on a link that asks to join an
 * activity after the account form (`data-joins`; `next` is the activity's page), and the two functions the app may call before the bridge is there; their messages wait in
 * `__fanfareMessages`. After the first paint it starts the page's scripts (`rewrite-html.ts` of the front), and after `load`
 * it registers the service worker, or lets one that is off remove itself (docs/offline.md). First of all it
 * makes the page's only default Trusted Types policy
 * (reliability D-21): scripts of our own build and the service worker may be loaded, text without markup may become
 * HTML, and everything else that would run a text is refused. Constant per settings, since its hash is in the CSP; every
 * source is guarded, since a failure here must not stop the page.
 */
export function firstPaintScript(options: FirstPaintOptions = {}): string {
  const {
    userAgent = String.raw`\bFanfareApp\/(\d+\.\d+\.\d+)\b`,
    handler = 'fanfare',
    androidObject = 'FanfareBridge',
  } = options
  const settings = [
    THEME_COOKIE,
    RISES_COOKIE,
    userAgent,
    handler,
    androidObject,
    LONGEST_QUEUE,
    INVITE_CODE_KEY,
    EMPTY_SCRIPT,
    PERSIST_RECORD,
    LOGIN_MARK,
    JOIN_INTENT_KEY,
    CLAIMABLE_KEY,
    JOINED_KEY,
    IN_APP_BROWSER,
    PUBLIC_CONFIG_ID,
  ]
  return `(${BODY})(${settings.map(inScript).join(',')})`
}

/** React makes each script element of a page that it draws itself (structured data) out of this text, and it never runs. */
const EMPTY_SCRIPT = '<script></script>'

/** Without `<`: React may write it again, which the policy would refuse. */
const BODY = `function(key,rises,ua,ios,android,max,vip,empty,record,login,join,claim,joined,apps,config){
var w=window,d=document,o=w.location,e=d.documentElement,q=w.__fanfareMessages=[];
try{w.trustedTypes&&w.trustedTypes.createPolicy('default',{
createHTML:s=>s==empty||0>s.indexOf('\\x3C')?s:null,
createScriptURL:s=>{var u=new URL(s,d.baseURI);return u.origin==o.origin&&/^\\/(_next\\/static\\/|sw\\.js$)/.test(u.pathname)?s:null}})}catch{}
w.onFanfareMessage=w.setAppToken=m=>{if(max>q.length)q.push(m)};
var t,k=(n,v)=>{try{return(d.cookie.match('(?:^|; )'+n+'=('+v+')(?:;|$)')||[])[1]}catch{}},g=n=>w.localStorage.getItem(n)||'';
if(t=k(rises,'red|green'))e.dataset.rises=t;
t=k(key,'dark|light');
try{t=t||g(key)}catch{}
function paint(){e.classList.toggle('dark',t=='dark');e.style.colorScheme=t}
try{if(!/^(dark|light)$/.test(t)){var m=w.matchMedia('(prefers-color-scheme: dark)'),
f=()=>{t=m.matches?'dark':'light'};f();m.onchange=()=>{k(key,'dark|light')||(f(),paint())}}}catch{t='light'}
try{if(k('ccToken','[^;]+')||g('uToken')||g(record).includes(login)){e.dataset.session='';if(g(claim))e.dataset.claimable='';
if(g(joined).includes('"'+o.pathname.replace(/^\\/[^/]+/,'')+'"'))e.dataset.joined=''}}catch{}
try{var c;
new URLSearchParams(o.search).forEach((v,k)=>{(v=${String(codeParameter('vipCode'))}.exec(k+'='+v))&&(c=c||
[${CODE_NOISE.join(',')}].reduce((c,n)=>c.replace(n,''),v[1].normalize('NFKC')))});
if(c=c&&${String(INVITE_FORM)}.test(c)?c:g(vip)){w.localStorage.setItem(vip,c);e.dataset.invite=c;e.style.setProperty('--invite','"'+c+'"')}}catch{}
function start(){d.querySelectorAll('link[data-script]').forEach(l=>{
var s=d.createElement('script');s.async=true;s.setAttribute('src',l.getAttribute('href'));d.head.appendChild(s);l.removeAttribute('data-script')})}
d.addEventListener('DOMContentLoaded',()=>{d.hidden?start():w.requestAnimationFrame(()=>setTimeout(start))});
d.addEventListener('click',c=>{try{var a=c.target.closest('a[data-joins]'),p=a&&new URLSearchParams(a.search).get('next');
if(p)w.sessionStorage.setItem(join,JSON.stringify({activityId:a.dataset.joins,path:p}))}catch{}},1);
paint();
try{var n=w.navigator,v=n.userAgent.match(ua),h=w.webkit&&w.webkit.messageHandlers;
if(v||(h&&h[ios])||w[android]||/[?&]hideNav=1(?:&|$)/.test(o.search))e.dataset.webview=v&&v[1]||'';
else if(!n.standalone&&n.userAgent.match(apps))e.dataset.inApp=''}catch{}
w.addEventListener('load',async()=>{try{var s=w.navigator.serviceWorker;
if(JSON.parse(d.getElementById(config).text).offline)await s.register('/sw.js');else{(await s.getRegistration())?.unregister();
for(var n of await w.caches.keys())/^fanfare-/.test(n)&&w.caches.delete(n)}}catch{}})
}`.replaceAll('\n', '')

/** A settings value can end neither the script nor its own string. */
function inScript(value: string | number | readonly string[]): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003C`)
}

export const FIRST_PAINT_SCRIPT = firstPaintScript()
