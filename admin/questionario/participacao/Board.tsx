import Groups from '@mui/icons-material/Groups'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { Toggles } from '#admin/shell/fields/Toggles.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { Participation, ParticipationBoard } from '#schemas/runtime/answers/surveys/participation.ts'
import { AreaRow } from './AreaRow.tsx'
import { shareOf, shareText } from './share.ts'
import { participacaoTexts as t } from './texts.ts'

type Lado = keyof typeof t.sides

interface Props {
  /** '/api/avaliacao/avaliacoes-desempenho/7/participacao' */
  url: string
  /** whether respondents and evaluated people differ */
  bothSides: boolean
}

/** Participation in an owner's questionnaires: totals, by area, and people with pending answers. */
export function Board({ url, bothSides }: Props) {
  const [lado, setLado] = useState<Lado>('avaliador')
  const { data, error, refetch } = useQuery({
    queryKey: ['participacao', url, lado],
    queryFn: ({ signal }) => getJson<ParticipationBoard>(`${url}?lado=${lado}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (error) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  if (data.total.copias === 0) return <NothingYet icon={Groups}>{t.none}</NothingYet>
  return (
    <>
      <Total total={data.total} />
      {bothSides && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography>{t.side}</Typography>
          <Toggles label={t.side} value={lado} options={t.sides} onChange={(one) => setLado(one)} />
        </Box>
      )}
      <TableContainer component={Paper} variant="outlined" role="region" aria-label={t.region} tabIndex={0}>
        <Table size="small" sx={stackedTable}>
          <TableHead>
            <TableRow>
              <TableCell>{t.area}</TableCell>
              <TableCell align="right">{t.persons}</TableCell>
              <TableCell align="right">{t.questionnaires}</TableCell>
              <TableCell sx={{ width: '35%' }}>{t.progress}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.areas.map((row) => (
              <AreaRow key={`${lado} ${row.area?.id ?? 0}`} {...{ url, lado, row }} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}

function Total({ total }: { total: Participation }) {
  const { pessoas, copias, respondidas, iniciadas } = total
  const share = shareOf(total)
  const said = [t.answered(respondidas, copias), ...(iniciadas > 0 ? [t.begun(iniciadas)] : []), t.people(pessoas)]
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography sx={{ fontSize: 24, fontWeight: 700 }}>{t.done(shareText(share))}</Typography>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={t.progress}
        sx={{ height: 10, borderRadius: 5, my: 1, bgcolor: 'divider' }}
      />
      <Typography color="text.secondary">{said.join(' · ')}</Typography>
    </Paper>
  )
}
