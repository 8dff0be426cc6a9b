import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { diaDe } from '#admin/questionario/avaliacao.ts'
import { answeringOf, isOpen, quemDe, StateChip } from '#admin/questionario/linha.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { minhasTexts as t } from './texts.ts'

const BASE = '/avaliacao/avaliacoes-desempenhos-questionarios'

/** The questionnaires the user answers, one per row; two answered ones can be chosen for comparison. */
export function Lines({ linhas }: { linhas: AResponder[] }) {
  const [chosen, setChosen] = useState<number[]>([])
  const title = useScreenTitle()
  const comparable = linhas.filter(({ situacao }) => situacao === 'R').length > 1
  const [a, b] = chosen
  const toggle = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-2)))
  const { select, title: head, about, until, state, actions } = t.columns
  return (
    <>
      {comparable && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', p: 1.5, pb: 0 }}>
          {a !== undefined && b !== undefined ? (
            <Button size="small" variant="outlined" component={AppLink} to={`${BASE}/${a}/${b}/comparativa`}>
              {t.compare}
            </Button>
          ) : (
            <Typography variant="body2" color="text.secondary">
              {t.choose}
            </Typography>
          )}
        </Box>
      )}
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small" sx={stackedTable}>
          <TableHead>
            <TableRow>
              {[...(comparable ? [select] : []), head, about, until, state, actions].map((each) => (
                <TableCell key={each}>{each}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {linhas.map((linha) => (
              <TableRow key={linha.id} hover>
                {comparable && (
                  <TableCell padding="checkbox">
                    {linha.situacao === 'R' && (
                      <Checkbox
                        size="small"
                        checked={chosen.includes(linha.id)}
                        onChange={() => toggle(linha.id)}
                        slotProps={{ input: { 'aria-label': t.chooseOf(linha.titulo, quemDe(linha)) } }}
                      />
                    )}
                  </TableCell>
                )}
                <Cells linha={linha} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}

function Cells({ linha }: { linha: AResponder }) {
  const { titulo, situacao, prazo, quantidade, respondidas } = linha
  return (
    <>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {titulo}
      </TableCell>
      <TableCell data-label={t.columns.about}>{quemDe(linha)}</TableCell>
      <TableCell data-label={t.columns.until}>{diaDe(prazo)}</TableCell>
      <TableCell data-label={t.columns.state}>
        <Box sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
          <StateChip linha={linha} />
          {situacao === 'P' && quantidade !== undefined && (
            <Typography variant="body2" color="text.secondary">
              {t.progress(respondidas, quantidade)}
            </Typography>
          )}
        </Box>
      </TableCell>
      <TableCell>
        <Action linha={linha} />
      </TableCell>
    </>
  )
}

function Action({ linha }: { linha: AResponder }) {
  const { id, titulo, situacao, fechada } = linha
  if (situacao !== 'R' && !isOpen(linha))
    return (
      <Typography variant="body2" color="text.secondary">
        {fechada}
      </Typography>
    )
  const text = situacao === 'R' ? t.read : situacao === 'P' ? t.goOn : t.answer
  return (
    <Button
      size="small"
      variant={situacao === 'R' ? 'text' : 'outlined'}
      component={AppLink}
      to={situacao === 'R' ? `${BASE}/${id}` : answeringOf(linha)}
      aria-label={t.actionOf(text, titulo, quemDe(linha))}
    >
      {text}
    </Button>
  )
}
