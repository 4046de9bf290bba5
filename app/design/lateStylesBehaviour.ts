/** The wrapper of a late stylesheet's link; what it styles follows it. */
export const lateStylesId = (part: string) => `late-styles-${part}`

/** Stands on the link, and names the part. */
export const LATE_ATTRIBUTE = 'data-late'

/**
 * Lets late stylesheets arrive without holding anything up, as a script that stands in the
 * document's head. They are linked for print, so that browsers neither wait for them nor fetch them
 * before what the first view needs; once there, they are for everything. Until then what follows
 * them is not laid out: it never shows without its styles, and it moves nothing when it appears.
 * What stands after the sections, the frame too, waits for them.
 *
 * The rule that hides is no element and no attribute, so hydration finds the document as it was
 * served. Without scripts nothing is hidden, and the links beside these load as usual. A constant,
 * like the menus' script.
 */
export const lateStylesBehaviour = `(()=>{
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
