import type { SectionProps } from '../../types.ts'
import { BesidePicture } from '../BesidePicture.tsx'

export function PictureLeft({ data }: SectionProps<'textWithPicture'>) {
  return <BesidePicture data={data} picture="left" />
}
