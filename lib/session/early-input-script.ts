/**
 * Events with which a person shows to be there. Scrolling by finger, wheel and key is among them; `scroll` itself also comes from
 * positions that the browser restores. A screen reader may press with `click` alone.
 */
const SIGNS_OF_A_PERSON = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin', 'click'] as const

/**
 * The text of an inline script in the head that hears the first sign of a person (`early-input.ts`). A move counts when it leaves the
 * place of the first one, since browsers report a mouse that rests over a new page (decision 0117).
 *
 * Without `<`: React may write it again, which the policy would refuse.
 */
const BODY = `function(signs){
var d=document,early=window.__fanfareEarly={},first;
function hear(e){var at=e.type==='pointermove'&&e.clientX+' '+e.clientY;
if(at&&at===(first=first||at))return;
signs.forEach(n=>d.removeEventListener(n,hear,true));
early.sign=true;early.styles&&early.styles();early.wake&&early.wake()}
signs.forEach(n=>d.addEventListener(n,hear,{capture:true,passive:true}));
}`.replaceAll('\n', '')

export const EARLY_INPUT_SCRIPT = `(${BODY})(${JSON.stringify(SIGNS_OF_A_PERSON)})`
