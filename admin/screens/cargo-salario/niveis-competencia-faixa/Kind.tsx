import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { CompetenciaDoCargo, InformacoesDaFaixa } from '#schemas/runtime/answers/positions/competences.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Configuracao, Linha } from './faixa.ts'
import { linhaDe } from './faixa.ts'
import { Rows } from './Rows.tsx'
import { faixaNiveisTexts as t } from './texts.ts'

interface Props {
  tipo: string
  titulo: string
  configuracao: Configuracao
  info: InformacoesDaFaixa
  errors: FieldError[]
  onChange?: (linhas: Linha[]) => void
}

/** The competences of one kind, and the box that adds another. */
export function Kind({ tipo, titulo, configuracao: { linhas }, info, errors, onChange }: Props) {
  const kinds = new Map(info.competencias.map((each) => [each.id, each.tipo]))
  const own = linhas.flatMap((linha, at) => (kinds.get(linha.competencia.id) === tipo ? [{ at, linha }] : []))
  const change = (at: number, next: Linha | undefined) =>
    onChange?.(linhas.flatMap((linha, place) => (place === at ? (next ? [next] : []) : [linha])))
  const add = (competencia: CompetenciaDoCargo | null) => {
    const linha = competencia && linhaDe(competencia, info.configuracao.niveis)
    if (linha) onChange?.([...linhas, linha])
  }
  const offered = info.competencias
    .filter((each) => each.tipo === tipo && !linhas.some(({ competencia }) => competencia.id === each.id))
    .sort((a, b) => Number(b.doCargo) - Number(a.doCargo))
  return (
    <Paper variant="outlined" component="section" sx={{ mb: 2, overflow: 'hidden' }}>
      <Typography component="h2" variant="h6" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        {titulo}
      </Typography>
      {own.length > 0 ? (
        <Rows titulo={titulo} linhas={own} info={info} errors={errors} onChange={onChange && change} />
      ) : (
        <Typography color="text.secondary" sx={{ px: 2, pb: 1.5 }}>
          {t.empty}
        </Typography>
      )}
      {onChange && (
        <Box sx={{ p: 2, pt: 1 }}>
          <Autocomplete
            key={linhas.length}
            size="small"
            sx={{ maxWidth: 420 }}
            options={offered}
            getOptionLabel={({ nome }) => nome}
            getOptionKey={({ id }) => id}
            onChange={(_, chosen) => add(chosen)}
            renderOption={(props, { id, nome, doCargo }) => (
              <Box component="li" {...props} key={id} sx={{ gap: 1 }}>
                {nome}
                {doCargo && <Chip size="small" label={t.ofPosition} />}
              </Box>
            )}
            renderInput={(params) => <TextField {...params} label={t.add(titulo)} />}
          />
        </Box>
      )}
    </Paper>
  )
}
