import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { competenciasTexts as words } from '#admin/i18n/competencias.ts'
import { stackedTable } from '#admin/shell/stacked-table.ts'
import type { LinhaDoQuadro } from '#schemas/runtime/answers/positions/competences.ts'
import { porCriterios } from './quadro.ts'
import { talentoNiveisTexts as t } from './texts.ts'

interface Props {
  titulo: string
  linhas: LinhaDoQuadro[]
  /** whether a level may be computed from criteria */
  criteria: boolean
  /** absent: read-only */
  onChange?: (linha: LinhaDoQuadro) => void
}

/** The competences of one kind: what is required, and the level the talent has, chosen or by criteria. */
export function Rows({ titulo, linhas, criteria, onChange }: Props) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t.region(titulo)}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ minWidth: 180 }}>{words.competence}</TableCell>
            <TableCell align="right" sx={{ width: 70 }}>
              {words.weight}
            </TableCell>
            <TableCell sx={{ width: 150 }}>{t.required}</TableCell>
            <TableCell sx={{ minWidth: 260 }}>{t.obtained}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map((linha) => (
            <TableRow key={linha.competencia.id}>
              <TableCell component="th" scope="row">
                {linha.competencia.nome}
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {linha.competencia.observacao}
                </Typography>
              </TableCell>
              <TableCell align="right" data-label={words.weight}>
                {linha.competenciaPeso?.toLocaleString('pt-BR')}
              </TableCell>
              <TableCell data-label={t.required}>{linha.exigido?.descricao ?? t.notRequired}</TableCell>
              <TableCell>
                <Obtained linha={linha} criteria={criteria && linha.criterios.length > 0} onChange={onChange} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Obtained({
  linha,
  criteria,
  onChange,
}: {
  linha: LinhaDoQuadro
  criteria: boolean
  onChange?: Props['onChange']
}) {
  const by = linha.porCriterios
  return (
    <>
      {criteria && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={by}
              disabled={!onChange}
              onChange={(_, checked) =>
                onChange?.(checked ? porCriterios({ ...linha, porCriterios: true }) : chosen(linha))
              }
            />
          }
          label={t.byCriteria}
        />
      )}
      {by ? <Criteria linha={linha} onChange={onChange} /> : <Level linha={linha} onChange={onChange} />}
    </>
  )
}

const chosen = (linha: LinhaDoQuadro): LinhaDoQuadro => ({ ...linha, porCriterios: false, percentual: undefined })

function Criteria({ linha, onChange }: { linha: LinhaDoQuadro; onChange?: Props['onChange'] }) {
  const { criterios, obtido, percentual = 0 } = linha
  const tick = (id: number, atendido: boolean) =>
    onChange?.(
      porCriterios({ ...linha, criterios: criterios.map((one) => (one.id === id ? { ...one, atendido } : one)) }),
    )
  return (
    <FormGroup aria-label={t.criteriaOf(linha.competencia.nome)} role="group">
      {criterios.map(({ id, descricao, atendido }) => (
        <FormControlLabel
          key={id}
          control={
            <Checkbox
              size="small"
              sx={{ py: 0.25 }}
              checked={atendido}
              disabled={!onChange}
              onChange={(_, checked) => tick(id, checked)}
            />
          }
          label={descricao}
        />
      ))}
      <Typography variant="body2" sx={{ fontWeight: 600 }} aria-live="polite">
        {obtido?.descricao ?? t.noLevel} · {t.share(percentual)}
      </Typography>
    </FormGroup>
  )
}

function Level({ linha, onChange }: { linha: LinhaDoQuadro; onChange?: Props['onChange'] }) {
  return (
    <TextField
      select
      size="small"
      sx={{ width: 220 }}
      value={linha.obtido?.id ?? ''}
      disabled={!onChange}
      onChange={({ target }) =>
        onChange?.({ ...linha, obtido: linha.niveis.find(({ id }) => id === Number(target.value)) })
      }
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t.levelOf(linha.competencia.nome) } },
      }}
    >
      <MenuItem value="">{t.notAssessed}</MenuItem>
      {linha.niveis.map(({ id, descricao }) => (
        <MenuItem key={id} value={id}>
          {descricao}
        </MenuItem>
      ))}
    </TextField>
  )
}
