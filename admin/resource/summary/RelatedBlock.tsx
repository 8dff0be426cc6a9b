import type { RaRecord } from 'react-admin'
import { RelatedLines } from '../related/RelatedLines.tsx'
import { Block } from './Block.tsx'
import { summaryTexts } from './texts.ts'
import { useRelated } from './useRelated.ts'

/** Who refers to the record: counted, opened as their list, added. Registers without any are left to the menu of the form. */
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
