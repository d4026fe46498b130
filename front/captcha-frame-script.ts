interface FrameSettings {
  id: string
  scriptOrigin: string
  /** `geeTestLocale` of the language table. */
  language: string
}

/**
 * The script of the frame: loads GeeTest's script, shows the captcha and sends each step to the page (`answer-geetest.ts`). The
 * sandbox refuses storage and cookies with an exception, so GeeTest's script gets empty ones that end with the frame.
 */
const BODY = `function(settings){
var say=function(step,answer){parent.postMessage({captcha:step,answer:answer},'*')};
var store=function(){var kept={};return{getItem:function(k){return k in kept?kept[k]:null},setItem:function(k,v){kept[k]=String(v)},removeItem:function(k){delete kept[k]},clear:function(){kept={}}}};
['localStorage','sessionStorage'].forEach(function(n){try{window[n]}catch(_){Object.defineProperty(window,n,{value:store()})}});
try{document.cookie}catch(_){var jar='';Object.defineProperty(document,'cookie',{get:function(){return jar},set:function(v){jar=String(v).split(';')[0]}})}
var fail=function(){say('failed')};
document.addEventListener('keydown',function(e){if(e.key==='Escape')say('closed')});
var s=document.createElement('script');
s.src=settings.scriptOrigin+'/v4/gt4.js';
s.onerror=fail;
s.onload=function(){try{window.initGeetest4({captchaId:settings.id,language:settings.language,product:'bind'},function(c){
c.onReady(function(){say('ready');c.showCaptcha()}).onSuccess(function(){say('solved',c.getValidate())}).onError(fail).onClose(function(){say('closed')})
})}catch(_){fail()}};
document.head.appendChild(s);
}`.replaceAll('\n', '')

/** A value of the settings can end neither the script nor its own string. */
const inScript = (settings: FrameSettings): string => JSON.stringify(settings).replaceAll('<', String.raw`\u003C`)

export const captchaFrameScript = (settings: FrameSettings): string => `(${BODY})(${inScript(settings)})`
