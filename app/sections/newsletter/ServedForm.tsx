import { useEffect, useState } from 'react'
import { formElementId, NEWSLETTER } from '../../forms/formNames.ts'
import { announceRefresh } from '../../partialHydration/refresh.ts'
import { StaticHtml } from '../../partialHydration/StaticHtml.tsx'

/**
 * The server's form, which a navigation within the page would remove before it has come near: React
 * renders what is not hydrated yet again. Its code is loaded then.
 */
export function ServedForm() {
  const [html] = useState(readForm)
  useEffect(announceRefresh, [])
  return <StaticHtml id="served-newsletter-form" html={html} />
}

function readForm(): string {
  if (typeof document === 'undefined') return ''
  return document.getElementById(formElementId(NEWSLETTER))?.outerHTML ?? ''
}
