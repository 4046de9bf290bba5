import { styled } from 'styled-components'
import { token } from '../tokens.ts'

/** Our own drawings, on a 48 px grid; official logos are never imitated. */
export type CertificateMarkName = 'iso' | 'pci' | 'centralBank'

interface MarkDrawing {
  outline: string
  columns?: string
  star?: string
  letters?: { text: string; baselineY: number }
}

const drawings: Record<CertificateMarkName, MarkDrawing> = {
  iso: {
    outline: 'M2.5 24a21.5 21.5 0 1 0 43 0 21.5 21.5 0 1 0-43 0zM6 17h36M6 31h36',
    letters: { text: 'ISO', baselineY: 28.4 },
  },
  pci: {
    outline: 'M24 3l17 6v14c0 11-7 18-17 22C14 41 7 34 7 23V9zM7.5 15h33',
    letters: { text: 'PCI', baselineY: 30 },
  },
  centralBank: {
    outline: 'M4 19 24 5l20 14zM7 39h34M4 44h40',
    columns: 'M11 24v10M19 24v10M29 24v10M37 24v10',
    star: 'M24 9.4l1.15 2.5 2.7.3-2 1.85.55 2.7L24 15.4l-2.4 1.35.55-2.7-2-1.85 2.7-.3z',
  },
}

/** @returns whether there is a drawing of this name; a dataset may be written for another version */
export function isCertificateMark(name: string): name is CertificateMarkName {
  return Object.hasOwn(drawings, name)
}

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  text {
    fill: currentcolor;
    stroke: none;
    font: 800 0.78125rem ${token('text')};
    letter-spacing: 0.6px;
    text-anchor: middle;
  }
`

export interface CertificateMarkProps {
  mark: CertificateMarkName
  sizePx: number
}

export function CertificateMark({ mark, sizePx }: CertificateMarkProps) {
  const { outline, columns, star, letters } = drawings[mark]
  return (
    <Drawing viewBox="0 0 48 48" width={sizePx} height={sizePx} aria-hidden>
      <path d={outline} />
      {columns && <path d={columns} strokeWidth="3.5" />}
      {star && <path d={star} fill="currentColor" stroke="none" />}
      {letters && (
        <text x="24" y={letters.baselineY}>
          {letters.text}
        </text>
      )}
    </Drawing>
  )
}
