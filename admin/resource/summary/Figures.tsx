import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Related } from '#schemas/runtime/definition/related.ts'
import { isRegister } from '#schemas/runtime/definition/summary.ts'
import { useEntity, useRuleContext } from '../entity-context.ts'
import { searchOf } from '../list/address.ts'
import { workflowTexts } from '../workflow/texts.ts'
import { FactText } from './FactGrid.tsx'
import { shownFacts } from './facts.ts'
import { summaryTexts } from './texts.ts'
import { relatedBy, useRelated } from './useRelated.ts'

interface Figure {
  key: string
  title: string
  text: ReactNode
}

/** A row of key figures: fields of the record, and counts of its related records. */
export function Figures({ record, narrow }: { record: RaRecord; narrow: boolean }) {
  const scope = useEntity()
  const context = useRuleContext()
  const { data: related } = useRelated(record)
  const shown = shownFacts(scope, record, context)
  const figures = (scope.entity.summary?.figures ?? []).flatMap((name): Figure[] => {
    if (!isRegister(name))
      return shown([name]).map((fact) => ({
        key: name,
        title: fact.field.title,
        text: <FactText fact={fact} record={record} />,
      }))
    const found = related && relatedBy(related, name)
    if (!found) return []
    return [{ key: name, title: found.titulo, text: <Count related={found} /> }]
  })
  if (figures.length === 0) return null
  return (
    <Box
      component="dl"
      aria-label={summaryTexts.figures}
      sx={{
        ...{ m: 0, mt: 2, pt: 1.75, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 },
        gridTemplateColumns: `repeat(auto-fit, minmax(${narrow ? 100 : 130}px, 1fr))`,
      }}
    >
      {figures.map(({ key, title, text }) => (
        <Box
          key={key}
          sx={{ minWidth: 0, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {title}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 16, fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** A count of related records, linked to their filtered list. */
function Count({ related: { total, filtro, rota } }: { related: Related }) {
  const count = workflowTexts.count(total)
  if (total === 0 || !filtro) return count
  return (
    <Link component={AppLink} to={`/${rota}${searchOf({ filter: filtro })}`} color="inherit" underline="always">
      {count}
    </Link>
  )
}
