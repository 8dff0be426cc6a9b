import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { competenciasTexts as words } from '#admin/i18n/competencias.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { LinhaDoQuadro, Quadro } from '#schemas/runtime/answers/positions/competences.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { aderenciaDe, bodyOf } from './quadro.ts'
import { Rows } from './Rows.tsx'
import { talentoNiveisTexts as t } from './texts.ts'

const Profile = later(() => import('./Profile.tsx'))
const URL = '/api/cargo-salario/niveis-competencia-talentos'

interface Props {
  quadro: Quadro
  mayChange: boolean
  /** called when the date of a new record changes: the draft is reloaded, as the band may differ */
  onData?: (data: string) => void
}

/** The levels of a talent from one date on, with a radar chart of the current draft. */
export function Editor({ quadro, mayChange, onData }: Props) {
  const [draft, setDraft] = useState(quadro)
  const [errors, setErrors] = useState<FieldError[]>([])
  const navigate = useNavigate()
  const report = useReport()
  const success = useSuccess()
  const { data: criteria } = useQuery({
    queryKey: ['existe-criterio'],
    queryFn: () => getJson<boolean>('/api/cargo-salario/competencias/existe-criterio-avaliacao-competencia'),
  })
  const back = `/gestao-talentos/talentos/${quadro.talento.id}`
  const dirty = draft !== quadro
  const aderencia = aderenciaDe(draft.linhas)
  const change = (next: LinhaDoQuadro) =>
    setDraft({ ...draft, linhas: draft.linhas.map((one) => (one.competencia.id === next.competencia.id ? next : one)) })
  const save = async () => {
    try {
      if (draft.id === undefined) await sendJson('POST', URL, bodyOf(draft))
      else await sendJson('PUT', `${URL}/${draft.id}`, bodyOf(draft))
      unsaved.set(false)
      success(t.saved)
      navigate(back)
    } catch (thrown) {
      const error = asApiError(thrown)
      setErrors(error.violations)
      if (!error.violations.some(({ field }) => field === 'data')) report(error)
    }
  }
  const ofDate = errors.find(({ field }) => field === 'data')?.message
  const move = (data: string) => {
    if (data === '') return
    setDraft({ ...draft, data })
    // a draft already edited is not reloaded
    if (!dirty) onData?.(data)
  }
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box sx={{ width: 200 }}>
            <DateFilter
              name="data"
              label={words.since}
              value={draft.data}
              error={ofDate}
              readOnly={!mayChange}
              onChange={move}
            />
          </Box>
          <Typography>{draft.faixaSalarial ? `${t.band}: ${draft.faixaSalarial.nome}` : t.noBand}</Typography>
          {aderencia !== undefined && (
            <Typography sx={{ fontWeight: 700 }} aria-live="polite">
              {t.adherence}: {words.percent(aderencia)}
            </Typography>
          )}
        </Box>
        {draft.linhas.length === 0 && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {t.nothingRequired}
          </Alert>
        )}
        {criteria === false && <Typography sx={{ mt: 1 }}>{t.noCriteria}</Typography>}
      </Paper>
      {words.kinds.map(([tipo, titulo]) => {
        const linhas = draft.linhas.filter(({ competencia }) => competencia.tipo === tipo)
        if (linhas.length === 0) return null
        return (
          <Paper key={tipo} variant="outlined" component="section" sx={{ mb: 2, overflow: 'hidden' }}>
            <Typography component="h2" variant="h6" sx={{ px: 2, pt: 1.5 }}>
              {titulo}
            </Typography>
            <Rows
              {...{ titulo, linhas }}
              criteria={criteria === true && draft.configuracao.considerarPercentualMinimo}
              onChange={mayChange ? change : undefined}
            />
          </Paper>
        )
      })}
      {draft.linhas.length > 0 && (
        <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
          <Waiting fallback={<Box sx={{ height: 460 }} />}>
            <Profile linhas={draft.linhas} maximo={draft.maximo} />
          </Waiting>
        </Paper>
      )}
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={t.note}
        value={draft.observacao ?? ''}
        disabled={!mayChange}
        onChange={({ target }) => setDraft({ ...draft, observacao: target.value })}
        slotProps={{ htmlInput: { maxLength: 255 } }}
        sx={{ mb: 2 }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {mayChange && (
          <Button variant="contained" onClick={() => void save()}>
            {words.save}
          </Button>
        )}
        <Button color="inherit" variant="outlined" onClick={() => navigate(back)}>
          {commonTexts.cancel}
        </Button>
      </Box>
    </>
  )
}
