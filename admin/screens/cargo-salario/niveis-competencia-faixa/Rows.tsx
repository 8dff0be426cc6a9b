import Delete from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
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
import type { InformacoesDaFaixa } from '#schemas/runtime/answers/positions/competences.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { type Linha, noNivel } from './faixa.ts'
import { NumberCell } from './NumberCell.tsx'
import { faixaNiveisTexts as t } from './texts.ts'

interface Props {
  titulo: string
  /** rows with their index in the configuration */
  linhas: { at: number; linha: Linha }[]
  info: InformacoesDaFaixa
  errors: FieldError[]
  /** absent: read-only */
  onChange?: (at: number, linha: Linha | undefined) => void
}

/** The competences of one kind that a band requires; level, weights and minimum percentage are edited inline. */
export function Rows({ titulo, linhas, info, errors, onChange }: Props) {
  const { considerarPercentualMinimo: minimo } = info.configuracao
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t.region(titulo)}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ minWidth: 200 }}>{words.competence}</TableCell>
            <TableCell sx={{ width: 110 }}>{words.weight}</TableCell>
            <TableCell sx={{ width: 190 }}>{words.level}</TableCell>
            <TableCell sx={{ width: 130 }}>{words.levelWeight}</TableCell>
            {minimo && <TableCell sx={{ width: 150 }}>{words.minimum}</TableCell>}
            {onChange && <TableCell sx={{ width: 48 }} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {linhas.map(({ at, linha }) => (
            <Row key={linha.competencia.id} {...{ at, linha, info, errors, onChange }} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

type RowProps = Omit<Props, 'titulo' | 'linhas'> & { at: number; linha: Linha }

function Row({ at, linha, info, errors, onChange }: RowProps) {
  const { niveis, considerarPercentualMinimo: minimo } = info.configuracao
  const { nome } = linha.competencia
  const seen = info.competencias.find(({ id }) => id === linha.competencia.id)
  const errorOf = (field: string) => errors.find((one) => one.field === `linhas[${at}].${field}`)?.message
  const set = (changes: Partial<Linha>) => onChange?.(at, { ...linha, ...changes })
  const nivelError = errorOf('nivelCompetencia')
  const known = niveis.some(({ id }) => id === linha.nivelCompetencia.id)
  const number = (field: 'competenciaPeso' | 'ordem' | 'percentual', title: string, max: number) => (
    <TableCell data-label={title}>
      <NumberCell
        label={t.of(title, nome)}
        value={linha[field]}
        max={max}
        whole={field === 'ordem'}
        error={errorOf(field)}
        readOnly={!onChange}
        onChange={(value) => set({ [field]: value })}
      />
    </TableCell>
  )
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {nome}
        {seen?.observacao && (
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {seen.observacao}
          </Typography>
        )}
        {errorOf('competencia') && (
          <Typography variant="caption" color="error" sx={{ display: 'block' }}>
            {errorOf('competencia')}
          </Typography>
        )}
      </TableCell>
      {number('competenciaPeso', words.weight, 99_999)}
      <TableCell data-label={words.level}>
        <TextField
          select
          fullWidth
          size="small"
          value={known ? linha.nivelCompetencia.id : ''}
          disabled={!onChange}
          error={nivelError !== undefined}
          helperText={nivelError}
          onChange={({ target }) => {
            const nivel = niveis.find(({ id }) => id === Number(target.value))
            if (nivel) set(noNivel(nivel))
          }}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': t.of(words.level, nome) } } }}
        >
          {niveis.map(({ id, descricao }) => (
            <MenuItem key={id} value={id}>
              {descricao}
            </MenuItem>
          ))}
        </TextField>
      </TableCell>
      {number('ordem', words.levelWeight, 99_999)}
      {minimo && number('percentual', words.minimum, 100)}
      {onChange && (
        <TableCell>
          <IconButton size="small" aria-label={words.remove(nome)} onClick={() => onChange(at, undefined)}>
            <Delete fontSize="small" />
          </IconButton>
        </TableCell>
      )}
    </TableRow>
  )
}
