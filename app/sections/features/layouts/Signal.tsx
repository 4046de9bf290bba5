import { token } from '../../../design/tokens.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { signalPaths } from '../signal.ts'
import { Items, SignalPicture } from './signalStyles.ts'

const { width, height, received, lost } = signalPaths()

/** A signal that drops and comes back, with an item under each part. */
export function Signal({ data }: SectionProps<'features'>) {
  return (
    <HeadedSection data={data} ground="ink">
      <SignalPicture>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          <path d={received} fill={token('indigo-2')} />
          <path d={lost} fill={token('signal')} />
        </svg>
      </SignalPicture>
      <Items>
        {data.items?.map(({ _key, title, text }) => (
          <li key={_key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Items>
    </HeadedSection>
  )
}
