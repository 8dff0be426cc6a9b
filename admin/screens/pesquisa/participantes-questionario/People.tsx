import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { diaDe } from '#admin/questionario/avaliacao.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { Participant } from '#schemas/runtime/answers/surveys/participants.ts'
import { participantesTexts as t } from './texts.ts'

const TONES = { N: 'info', P: 'warning', R: 'success' } as const

interface Props {
  questionario: string
  people: Participant[]
  can: { clear: boolean; answer: boolean }
  chosen: ReadonlySet<number>
  onChoose(id: number): void
  onClear(ids: number[]): void
}

/** Participants with the state of their answers; in a named survey these can be deleted, or given by proxy. */
export function People({ questionario, people, can, chosen, onChoose, onClear }: Props) {
  const clearable = ({ anonima, situacao }: Participant) => can.clear && !anonima && situacao !== 'N'
  const selects = people.some(clearable)
  const { person, area, state, when, actions } = t.columns
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t.people}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {selects && <TableCell />}
            {[person, area, state, when, actions].map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((one) => (
            <TableRow key={one.id} hover>
              {selects && (
                <TableCell padding="checkbox">
                  {clearable(one) && (
                    <Checkbox
                      size="small"
                      checked={chosen.has(one.id)}
                      onChange={() => onChoose(one.id)}
                      slotProps={{ input: { 'aria-label': t.choose(one.colaborador.nome) } }}
                    />
                  )}
                </TableCell>
              )}
              <TableCell component="th" scope="row">
                {one.colaborador.nome}
                <Typography variant="body2" color="text.secondary">
                  {one.cargo}
                </Typography>
              </TableCell>
              <TableCell data-label={area}>{one.area}</TableCell>
              <TableCell data-label={state}>
                <Chip size="small" variant="outlined" color={TONES[one.situacao]} label={t.states[one.situacao]} />
              </TableCell>
              <TableCell data-label={when}>
                {one.situacao === 'R' ? diaDe(one.respondidaEm ?? undefined) : ''}
              </TableCell>
              <TableCell>
                {can.answer && !one.anonima && one.situacao !== 'R' && (
                  <Button
                    size="small"
                    component={AppLink}
                    to={`/pesquisa/colaborador-respostas/${questionario}/por-outro-usuario/${one.colaborador.id}/turma/${one.turma ?? 0}`}
                    aria-label={`${t.answerFor} ${one.colaborador.nome}`}
                  >
                    {t.answerFor}
                  </Button>
                )}
                {clearable(one) && (
                  <Button
                    size="small"
                    color="error"
                    onClick={() => onClear([one.id])}
                    aria-label={t.clearOf(one.colaborador.nome)}
                  >
                    {t.clear}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
