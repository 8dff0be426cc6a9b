import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment, useState } from 'react'
import { ByRole } from '#admin/desempenho/ByRole.tsx'
import { Comments } from '#admin/desempenho/Comments.tsx'
import { percentText } from '#admin/desempenho/resultado.ts'
import { resultadosTexts as t } from '#admin/desempenho/texts.ts'
import { useSession } from '#admin/providers/session.ts'
import type { ResultadoDoAvaliado } from '#schemas/runtime/answers/evaluation/cycle-results.ts'

const COLUMNS = 6

/** One row per evaluated person, expandable to the results by role. */
export function Results({ resultados }: { resultados: ResultadoDoAvaliado[] }) {
  const [open, setOpen] = useState<number>()
  const decides = useSession().info.authorities.includes('ROLE_CAD_AVALIACAO_DESEMPENHO_PUBLICA')
  const goals = resultados.some(({ metas }) => metas !== null)
  const titles = [t.performance, t.potential, ...(goals ? [t.goals] : []), t.result]
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={t.region}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t.evaluated}</TableCell>
            {titles.map((title) => (
              <TableCell key={title} align="right">
                {title}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {resultados.map(({ avaliado, cargo, area, desempenho, potencial, metas, resultado, papeis, ...cycle }) => {
            const shown = open === avaliado.id
            // comments of an anonymous cycle exist even where no role has a figure
            const comments = decides && cycle.anonima
            const values = [desempenho, potencial, ...(goals ? [metas] : [])]
            return (
              <Fragment key={avaliado.id}>
                <TableRow hover>
                  <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
                    {avaliado.nome}
                    <Typography variant="body2" color="text.secondary">
                      {[cargo, area].filter(Boolean).join(' · ')}
                    </Typography>
                  </TableCell>
                  {values.map((value, i) => (
                    <TableCell key={titles[i]} align="right">
                      {percentText(value)}
                    </TableCell>
                  ))}
                  <TableCell align="right" sx={{ fontWeight: 700 }}>
                    {percentText(resultado)}
                  </TableCell>
                  <TableCell align="right" padding="checkbox">
                    <IconButton
                      size="small"
                      aria-label={t.details(avaliado.nome)}
                      aria-expanded={shown}
                      disabled={papeis.length === 0 && !comments}
                      onClick={() => setOpen(shown ? undefined : avaliado.id)}
                    >
                      {shown ? <ExpandLess /> : <ExpandMore />}
                    </IconButton>
                  </TableCell>
                </TableRow>
                {shown && (
                  <TableRow>
                    <TableCell colSpan={COLUMNS} sx={{ bgcolor: 'action.hover' }}>
                      {/* as wide as the visible part of the table on a phone */}
                      <Box
                        sx={{ position: 'sticky', left: 16, width: 'min(100%, calc(100vw - 68px))', overflowX: 'auto' }}
                      >
                        {papeis.length > 0 && <ByRole papeis={papeis} name={avaliado.nome} />}
                        {comments && (
                          <Comments
                            url={`/api/avaliacao/avaliacoes-desempenho/${cycle.avaliacaoDesempenhoId}/avaliados/${avaliado.id}/comentarios`}
                            about={avaliado.nome}
                          />
                        )}
                      </Box>
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
