import {
  type CertificateMarkName,
  isCertificateMark,
} from '../design/certificates/CertificateMark.tsx'
import type { Certificate } from '../design/certificates/Certificates.tsx'
import type { PictureValue } from './ContentImage.tsx'
import { customMark } from './customMark.tsx'
import { linkTarget } from './links.ts'

interface CertificateValue {
  title: string | null
  mark: CertificateMarkName | null
  image: PictureValue | null
  /** Of the certificate's file. */
  url: string | null
}

/**
 * @param markPx the height of an editor's drawing
 * @returns the certificates for `Certificates`, without incomplete ones and those with unknown marks
 */
export function shownCertificates(
  certificates: readonly CertificateValue[] | null | undefined,
  markPx?: number,
): Certificate[] {
  return (certificates ?? []).flatMap(({ title, mark, image, url }) =>
    title && mark && isCertificateMark(mark)
      ? { title, mark, picture: customMark(image, markPx), href: linkTarget({ href: url })?.href }
      : [],
  )
}
