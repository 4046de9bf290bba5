/**
 * The preview of an object that is a field: its title. Without one the Studio's breadcrumbs show
 * the object's values.
 * @param field any field of the object; a preview has to select one
 */
export function titledPreview(title: string, field: string) {
  return { select: { value: field }, prepare: () => ({ title }) }
}
