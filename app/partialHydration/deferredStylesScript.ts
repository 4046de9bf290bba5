/** The id of the element around a deferred stylesheet's link; the elements it styles follow. */
export const deferredStylesId = (part: string) => `deferred-styles-${part}`

/** Attribute of the link; names the part. */
export const DEFERRED_ATTRIBUTE = 'data-deferred'

/**
 * Loads deferred stylesheets without blocking, as a script in the document's head. They are linked
 * with `media="print"`, so that browsers neither wait for them nor fetch them before what the first
 * view needs; once loaded, they apply to all media. Until then the elements that follow are not
 * laid out: they never show unstyled, and cause no layout shift when they appear. Everything after
 * the sections, the site shell too, waits for them.
 *
 * The sections then appear one in each frame, and the site shell's part last: the layout of a whole
 * page would block a phone's main thread for 100 ms. A hash, a reload and a history entry need
 * their position immediately, and a hidden tab has no frames, so there all appear together.
 *
 * A stylesheet that stalls, instead of failing, hides its elements for ten seconds at most. Then
 * they are shown without their styles.
 *
 * WebKit reports a stylesheet as loaded again when its media change, so only a link that still is
 * for print counts.
 *
 * The hiding rule is no element and no attribute, so hydration finds the document as it was served.
 * Without JavaScript nothing is hidden, and ordinary links load the styles. A constant, like the
 * menus' script.
 */
export const deferredStylesScript = `{const d=document,rest='~*{display:none!important}'
let rule,hidden='#deferred-styles-sections:has(link)',shell='#deferred-styles-shell:has(link)'+rest
const hide=()=>rule&&rule.replaceSync((hidden&&hidden+rest+'main:has(#deferred-styles-sections link)'+rest)+shell)
const next=()=>{
if(!rule||d.hidden||location.hash||(performance.getEntriesByType('navigation')[0]||{}).type!='navigate'||!d.querySelector((hidden+='~*')+'~*'))hidden=''
else requestAnimationFrame(()=>setTimeout(next))
hide()
}
try{d.querySelector(hidden);d.adoptedStyleSheets=[rule=new CSSStyleSheet];hide()}catch{}
for(const type of['load','error'])d.addEventListener(type,({target})=>{
const part=target.media=='print'&&target.dataset.deferred
if(!part)return
target.media='all'
if(part=='shell')shell='',hide()
else next()
},true)
setTimeout(()=>rule&&rule.replaceSync(rule=hidden=shell=''),1e4)
}`
