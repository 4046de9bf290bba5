import type { ReactNode } from 'react'
import { telephoneHref } from './links.ts'

interface PhoneLinkProps {
  number: string
  /** Shown instead of the number alone. */
  children?: ReactNode
}

/** A phone number as a link, or as text if it is no number. */
export function PhoneLink({ number, children = number }: PhoneLinkProps) {
  const href = telephoneHref(number)
  return href ? <a href={href}>{children}</a> : children
}
