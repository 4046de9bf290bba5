/** A validation rule for texts that the website puts in quotation marks. */
export function withoutQuotationMarks(text: string | undefined): true | string {
  return /^["“]|["”]$/.test(text ?? '') ? 'Leave the quotation marks out.' : true
}
