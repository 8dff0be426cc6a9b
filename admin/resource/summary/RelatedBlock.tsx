import type { RaRecord } from 'react-admin'
import { RelatedLines } from '../related/RelatedLines.tsx'
import { Block } from './Block.tsx'
import { summaryTexts } from './texts.ts'
import { useRelated } from './useRelated.ts'

/** Records that refer to this one: counts, links to their lists, create links. Registers without any are omitted; the form's menu offers them. */
export function RelatedBlock({ record }: { record: RaRecord }) {
  const { data } = useRelated(record)
  const shown = data?.filter(({ total, inclui }) => total > 0 || inclui) ?? []
  if (shown.length === 0) return null
  return (
    <Block title={summaryTexts.related} screenOnly>
      <RelatedLines related={shown} />
    </Block>
  )
}
