import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { ExperiencePeriod, ExperienceTalent } from '#schemas/runtime/answers/evaluation/experience.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { experienciaTexts as t } from './texts.ts'

interface Props {
  talents: ExperienceTalent[] | undefined
  filtered: boolean
  /** renders a period with its menu of actions */
  chip: (talent: ExperienceTalent, period: ExperiencePeriod) => ReactNode
}

/** Talents with their periods: a table, or cards up to 768 px. */
export function Lines({ talents, filtered, chip }: Props) {
  const narrow = useMediaQuery('(max-width:768px)')
  const title = useScreenTitle()
  if (!talents) return <Skeleton variant="rectangular" height={420} />
  if (talents.length === 0) return <NothingYet filtered={filtered}>{filtered ? t.noneFound : t.none}</NothingYet>
  const chips = (talent: ExperienceTalent) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {talent.periodos.map((period) => (
        <Box key={period.id}>{chip(talent, period)}</Box>
      ))}
    </Box>
  )
  if (narrow)
    return talents.map((talent) => (
      <Box key={talent.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Who talent={talent} />
        <Since talent={talent} />
        <Box sx={{ mt: 1 }}>{chips(talent)}</Box>
      </Box>
    ))
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {Object.values(t.columns).map((each) => (
              <TableCell key={each}>{each}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {talents.map((talent) => (
            <TableRow key={talent.id} hover>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 220 }}>
                <Who talent={talent} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Since talent={talent} />
              </TableCell>
              <TableCell sx={{ py: 1 }}>{chips(talent)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Who({ talent: { nome, matricula, cargo, area } }: { talent: ExperienceTalent }) {
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
        {nome}
      </Typography>
      {matricula && (
        <Typography component="span" variant="body2" color="text.secondary">
          {` · ${matricula}`}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {[cargo, area].filter(Boolean).join(' · ')}
      </Typography>
    </>
  )
}

const Since = ({ talent: { dataAdmissao, dias } }: { talent: ExperienceTalent }) => (
  <>
    {displayDay(dataAdmissao)}
    <Typography component="span" variant="body2" color="text.secondary">
      {` · ${t.dayOf(dias)}`}
    </Typography>
  </>
)
