import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
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

/** The form's sections to be read, each with what it holds. */
export function Sections({ record, sections, narrow }: Props) {
  if (sections.length === 0)
    return (
      <Block>
        <Typography color="text.secondary">{summaryTexts.nothing}</Typography>
      </Block>
    )
  return sections.map(({ title, facts, lists }) => (
    <Block key={title ?? ''} title={title}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {facts.length > 0 && <FactGrid facts={facts} record={record} narrow={narrow} />}
        {lists.map((list) => (
          <Rows key={list.field.path} list={list} titled={facts.length > 0 || lists.length > 1} />
        ))}
      </Box>
    </Block>
  ))
}
