import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { OwedInterview } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { entrevistasTexts as t } from './texts.ts'

const MOST = 500

/** Picker of the leaving talents without an interview; goes on to the talent's interview with this model. */
export default function AnswerModel({ record: { id }, onClose }: RecordDialogProps<{ id: number }>) {
  const navigate = useNavigate()
  const [talento, setTalento] = useState('')
  const [error, setError] = useState<string>()
  const {
    data,
    error: failed,
    refetch,
  } = useQuery({
    queryKey: ['entrevistas-devidas'],
    queryFn: ({ signal }) =>
      getJson<OwedInterview[]>(`/api/pesquisa/colaborador-questionario/entrevista-desligamento?size=${MOST}`, {
        signal,
      }),
    gcTime: 0,
  })
  const go = () => {
    if (talento === '') return setError(t.whoRequired)
    navigate(`/gestao-talentos/talentos/${talento}/entrevista-desligamento?modelo=${id}`)
  }
  return (
    <FormDialog title={t.whoTitle} submitText={t.go} busy={!data} onClose={onClose} onSubmit={go}>
      {failed && !data ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : data?.length === 0 ? (
        <NothingYet>{t.noneLeft}</NothingYet>
      ) : (
        <TextField
          select
          required
          fullWidth
          label={t.who}
          value={talento}
          error={error !== undefined}
          helperText={error}
          onChange={({ target }) => setTalento(target.value)}
          sx={{ mt: 1 }}
        >
          {(data ?? []).map(({ talento: { id: who, nome, dataDesligamento } }) => (
            <MenuItem key={who} value={String(who)}>
              {[nome, dataDesligamento && displayDay(dataDesligamento)].filter(Boolean).join(' – ')}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormDialog>
  )
}
