import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { isSameTitle } from '#admin/form/engine/titles.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Cell } from '../cells/Cell.tsx'
import { type Fact, isLong } from './facts.ts'
import { useReferenceAddress } from './useReferenceAddress.ts'

interface Props {
  facts: Fact[]
  record: RecordData
  narrow: boolean
  /** the heading above: a fact with the same title hides its own */
  under?: string
}

/** Filled fields, title above value, in as many columns as fit; long texts take a full row. */
export const FactGrid = ({ facts, record, narrow, under }: Props) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: 3,
      rowGap: 1.5,
      gridTemplateColumns: {
        xs: 'repeat(2, minmax(0, 1fr))',
        lg: narrow ? 'repeat(2, minmax(0, 1fr))' : 'repeat(3, minmax(0, 1fr))',
      },
    }}
  >
    {facts.map((fact) => (
      <Box
        key={fact.field.path}
        sx={{ minWidth: 0, ...((isLong(fact) || facts.length === 1) && { gridColumn: '1 / -1' }) }}
      >
        <Title silent={facts.length === 1 && isSameTitle(fact.field.title, under)}>{fact.field.title}</Title>
        <Box
          component="dd"
          sx={{ m: 0, fontSize: 14, lineHeight: 1.45, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          <FactText fact={fact} record={record} />
        </Box>
      </Box>
    ))}
  </Box>
)

/** @param silent visually hidden */
const Title = ({ silent, children }: { silent: boolean; children: ReactNode }) => (
  <Box component="dt" sx={silent ? visuallyHidden : { fontSize: 12, color: 'text.secondary', mb: 0.125 }}>
    {children}
  </Box>
)

/** A read-only value: money with its currency, a reference as a link to its record page. */
export function FactText({ fact: { field, value }, record }: { fact: Fact; record: RecordData }) {
  const addressOf = useReferenceAddress()
  const text = <Cell field={field} value={value} record={record} />
  if (field.hint.widget === 'moeda') return <>R$ {text}</>
  const to = field.kind === 'reference' ? addressOf(field, value) : undefined
  if (!to) return text
  return (
    <Link component={AppLink} to={to}>
      {text}
    </Link>
  )
}
