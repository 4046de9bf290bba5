import type { SectionProps } from '../../types.ts'
import { BesidePicture } from '../BesidePicture.tsx'

export function PictureRight({ data }: SectionProps<'textWithPicture'>) {
  return <BesidePicture data={data} picture="right" />
}
