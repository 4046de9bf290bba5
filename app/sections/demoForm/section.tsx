import { useId } from 'react'
import { ContentImage, type PictureValue, visibleSize } from '../../content/ContentImage.tsx'
import { Lead } from '../../design/text/text.ts'
import { DemoRequestForm } from '../../forms/demo/DemoRequestForm.tsx'
import { PageBreadcrumb } from '../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import { usePage } from '../../sectionParts/pageContext.ts'
import type { SectionProps } from '../types.ts'
import { demoKind } from './demoKind.ts'
import { Artefact, Cloth, Loom, type Shape, Side, Split } from './styles.ts'

const WIDE_CLOTH_PX = 400

/** A request for a demo, next to a picture of the product. */
export function DemoForm({ data }: SectionProps<'demoForm'>) {
  const { heading, lead, recipient, industries, submitLabel } = data
  const { anchor, ground, cloth, artefact } = data
  const headingId = useId()
  const { path } = usePage()
  return (
    <Split data={{ anchor, ground: null }} flush aria-labelledby={headingId}>
      {(cloth?.asset || artefact?.asset) && (
        <Loom $ground={ground ?? 'raffia'}>
          <Cloth $narrow={widthOf(cloth) < WIDE_CLOTH_PX}>
            <ContentImage value={cloth} sizes="37vw" loading="eager" />
          </Cloth>
          <Artefact $shape={cloth?.asset ? shapeOf(artefact) : 'hung'}>
            <ContentImage value={artefact} width={560} sizes="560px" loading="eager" />
          </Artefact>
        </Loom>
      )}
      <Side>
        <PageBreadcrumb />
        <PageTitle heading={heading} size="d2" id={headingId} />
        {lead && <Lead $muted>{lead}</Lead>}
        <DemoRequestForm
          // Demo pages share this component, so the key gives each page a form of its own.
          key={path}
          kind={demoKind(recipient)}
          path={path}
          suggestions={industries ?? []}
          submitLabel={submitLabel ?? ''}
          wording={data.wording}
          labelledBy={headingId}
        />
      </Side>
    </Split>
  )
}

function widthOf(picture: PictureValue | null): number {
  return (picture && visibleSize(picture)?.width) ?? 0
}

function shapeOf(picture: PictureValue | null): Shape {
  const { width, height } = (picture && visibleSize(picture)) ?? { width: 1, height: 1 }
  if (height > 1.5 * width) return 'tall'
  return height > width ? 'upright' : 'broad'
}
