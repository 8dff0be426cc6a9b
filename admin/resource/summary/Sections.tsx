import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { RaRecord } from 'react-admin'
import { isSameTitle } from '#admin/form/engine/titles.ts'
import { Block } from './Block.tsx'
import { FactGrid } from './FactGrid.tsx'
import type { FactSection } from './facts.ts'
import { Rows } from './Rows.tsx'
import { summaryTexts } from './texts.ts'

interface Props {
  record: RaRecord
  sections: FactSection[]
  narrow: boolean
}

/** The form's sections, read-only, with their filled fields. */
export function Sections({ record, sections, narrow }: Props) {
  if (sections.length === 0)
    return (
      <Block>
        <Typography color="text.secondary">{summaryTexts.nothing}</Typography>
      </Block>
    )
  return (
    <Paper variant="outlined" sx={{ px: { xs: 2, md: 2.5 }, '@media print': { border: 0, p: 0 } }}>
      {sections.map((section) => (
        <Section key={section.title ?? ''} section={section} record={record} narrow={narrow} />
      ))}
    </Paper>
  )
}

interface SectionProps extends Omit<Props, 'sections'> {
  section: FactSection
}

function Section({ section: { title, facts, lists }, record, narrow }: SectionProps) {
  const id = useId()
  const rows = lists.map((list) => (
    <Rows key={list.field.path} list={list} titled={!isSameTitle(list.field.title, title)} />
  ))
  return (
    <Box
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '@media print': { breakInside: 'avoid-page', py: 1 },
      }}
    >
      {title && (
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {facts.length > 0 && <FactGrid facts={facts} record={record} narrow={narrow} under={title} />}
        {rows}
      </Box>
    </Box>
  )
}
