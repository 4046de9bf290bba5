/** The id of the full-screen menu. */
export const MOBILE_MENU_ID = 'menu-mobile'

/**
 * What the menus' popovers do not do by themselves, as a script that stands in the document and
 * runs before React is there. It listens on the document, so it outlives every rendering.
 *
 * - puts focus into the full-screen menu when it opens;
 * - closes a dropdown when focus leaves it, so that it never covers what has focus;
 * - closes a menu when a link in it is followed, also for the page that `back` restores.
 *
 * A constant, so that a content security policy can name it by its hash.
 */
export const menuBehaviour = `(()=>{
if(!HTMLElement.prototype.hidePopover)return
const d=document
const eachOpen=act=>d.querySelectorAll('[data-menu]:popover-open').forEach(act)
d.addEventListener('toggle',({target,newState})=>{
if(newState==='open'&&target.matches('[data-menu][tabindex]'))target.focus()
},true)
d.addEventListener('focusin',({target})=>eachOpen(menu=>menu.parentNode.contains(target)||menu.hidePopover()))
d.addEventListener('click',event=>{
if(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return
if(event.target.closest('[data-menu] a'))eachOpen(menu=>menu.hidePopover())
})
})()`

/** Closes whichever menu is open. Does nothing in browsers without popovers: no menu opens there. */
export function closeMenus(): void {
  if (!('hidePopover' in HTMLElement.prototype)) return
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]:popover-open')) {
    menu.hidePopover()
  }
}
