/** The id of the full-screen menu. */
export const MOBILE_MENU_ID = 'menu-mobile'
/** Marks the menus: the dropdowns and the full-screen one. */
export const MENU_ATTRIBUTE = 'data-menu'

/**
 * Behaviour that the menus' popovers lack, as a script in the document that runs before hydration.
 * It listens on the document, so it survives every render.
 *
 * - moves focus to the first button of the full-screen menu when it opens: screen readers would read
 *   a menu that itself has the focus from beginning to end;
 * - closes a dropdown when focus leaves it, so that it never covers the focused element;
 * - closes a menu when a link in it is followed, also for the page that `back` restores.
 *
 * A constant, so that a content security policy can name it by its hash.
 */
export const menuBehaviour = `(()=>{
if(!HTMLElement.prototype.hidePopover)return
const d=document
const eachOpen=act=>d.querySelectorAll('[${MENU_ATTRIBUTE}]:popover-open').forEach(act)
d.addEventListener('toggle',({target,newState})=>{
if(newState==='open'&&target.matches('[${MENU_ATTRIBUTE}][role]'))target.querySelector('button').focus()
},true)
d.addEventListener('focusin',({target})=>eachOpen(menu=>menu.parentNode.contains(target)||menu.hidePopover()))
d.addEventListener('click',event=>{
if(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return
if(event.target.closest('[${MENU_ATTRIBUTE}] a'))eachOpen(menu=>menu.hidePopover())
})
})()`

/** Marks the element that folds the menu in browsers without popovers. */
export const FOLD_ATTRIBUTE = 'data-menu-fold'

/** Browsers without popovers, in which menus are disclosures, do not support the selector. */
export function isMenuOpen(): boolean {
  return 'hidePopover' in HTMLElement.prototype && document.querySelector(':popover-open') !== null
}

/** Closes whichever menu is open. */
export function closeMenus(): void {
  if (!('hidePopover' in HTMLElement.prototype)) {
    document.querySelector(`[${FOLD_ATTRIBUTE}]`)?.removeAttribute('open')
    return
  }
  for (const menu of document.querySelectorAll<HTMLElement>(`[${MENU_ATTRIBUTE}]:popover-open`)) {
    menu.hidePopover()
  }
}
