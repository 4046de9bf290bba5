/** The id of the element around a deferred stylesheet's link; the elements it styles follow. */
export const deferredStylesId = (part: string) => `late-styles-${part}`

/** Attribute of the link; names the part. */
export const DEFERRED_ATTRIBUTE = 'data-late'

/**
 * Loads deferred stylesheets without blocking, as a script in the document's head. They are linked
 * with `media="print"`, so that browsers neither wait for them nor fetch them before what the first
 * view needs; once loaded, they apply to all media. Until then the elements that follow are not
 * laid out: they never show unstyled, and cause no layout shift when they appear. Everything after
 * the sections, the frame too, waits for them.
 *
 * The hiding rule is no element and no attribute, so hydration finds the document as it was served.
 * Without JavaScript nothing is hidden, and ordinary links load the styles. A constant, like the
 * menus' script.
 */
export const deferredStylesBehaviour = `(()=>{
const d=document,there={}
let rule
const waits=part=>!there[part]&&d.querySelector('#late-styles-'+part+' link')
const hide=parts=>rule&&rule.replaceSync(parts.map(part=>'#late-styles-'+part+':has(link)~*,main:has(#late-styles-'+part+' link)~*{display:none!important}').join(''))
try{rule=new CSSStyleSheet;hide(['sections','frame']);d.adoptedStyleSheets=[rule]}catch{}
for(const type of['load','error'])d.addEventListener(type,({target})=>{
const part=target.dataset&&target.dataset.late
if(!part)return
target.media='all'
there[part]=1
hide(waits('sections')?['sections','frame']:there.frame?[]:['frame'])
},true)
})()`
