import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { useEntity, useRuleContext } from '../entity-context.ts'
import { Files } from './Files.tsx'
import { factsOf } from './facts.ts'
import { Head } from './Head.tsx'
import { NextSteps } from './NextSteps.tsx'
import { RelatedBlock } from './RelatedBlock.tsx'
import { Sections } from './Sections.tsx'
import { TimelineBlock } from './TimelineBlock.tsx'

interface Props {
  record: RaRecord
  /** a page of its own, with two columns */
  wide?: boolean
  /** toolbar above the name, in the panel */
  tools?: ReactNode
  /** `volta` of the 'Editar' link; default: the record page */
  back?: string
}

/** All blocks of a record page, in reading order. */
export function RecordSummary({ record, wide = false, tools, back }: Props) {
  const scope = useEntity()
  const context = useRuleContext()
  const { sections, files } = factsOf(scope, record, context)
  const { summaryTop: Top, summaryBottom: Bottom, summaryBeside } = scope.override
  const Beside = wide && summaryBeside?.shown(record) ? summaryBeside.component : undefined
  const aside = (
    <>
      <NextSteps record={record} />
      <RelatedBlock record={record} />
      <Files record={record} files={files} />
      {wide && <TimelineBlock record={record} />}
    </>
  )
  const main = (
    <>
      {Top && <Top record={record} />}
      <Sections record={record} sections={sections} narrow={!wide || Beside !== undefined} />
      {Bottom && <Bottom record={record} />}
    </>
  )
  return (
    <Box component="article" sx={{ '@media print': { fontSize: 12 } }}>
      <Head record={record} narrow={!wide} tools={tools} back={back} />
      {Beside ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <Stack>
            {Top && <Top record={record} />}
            <NextSteps record={record} />
            <Sections record={record} sections={sections} narrow />
            {Bottom && <Bottom record={record} />}
            <RelatedBlock record={record} />
            <Files record={record} files={files} />
            <TimelineBlock record={record} />
          </Stack>
          <Box
            sx={{ position: { lg: 'sticky' }, top: 72, order: { xs: -1, lg: 0 }, '@media print': { display: 'none' } }}
          >
            <Beside record={record} />
          </Box>
        </Box>
      ) : wide ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
            '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <Stack>{main}</Stack>
          <Stack>{aside}</Stack>
        </Box>
      ) : (
        <Stack>
          {aside}
          {main}
          <TimelineBlock record={record} />
        </Stack>
      )}
    </Box>
  )
}

const Stack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', '&& > *': { m: 0 } }}>{children}</Box>
)
