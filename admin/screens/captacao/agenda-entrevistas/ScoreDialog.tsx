import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Rating from '@mui/material/Rating'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { FichaDeNotas, Nota } from '#schemas/runtime/answers/recruitment/interviews.ts'
import { entrevistasTexts } from './texts.ts'

/** Scorecard of one interviewer about a candidate: 1 to 5 for each criterion, with a remark. */
export default function ScoreDialog({ record, onClose }: RecordDialogProps<Entrevista>) {
  const { id, candidato } = record
  const path = `/api/captacao/entrevistas/${id}/avaliacao`
  const { data, error, refetch } = useQuery({
    queryKey: ['entrevistas', 'avaliacao', id],
    queryFn: ({ signal }) => getJson<FichaDeNotas>(path, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [changes, setChanges] = useState<Record<string, Partial<Nota>>>({})
  const [missing, setMissing] = useState<string>()
  const [reason, setReason] = useState('')
  const refresh = useRefresh()
  const report = useReport()
  const succeed = useSuccess()
  const notaDe = (criterio: string): Partial<Nota> => ({
    ...data?.notas.find((nota) => nota.criterio === criterio),
    ...changes[criterio],
  })
  const change = (criterio: string, more: Partial<Nota>) =>
    setChanges((before) => ({ ...before, [criterio]: { ...before[criterio], ...more } }))
  const { mutate, isPending } = useMutation({
    mutationFn: (notas: Nota[]) =>
      sendJson('PUT', path, { notas, ...(reason.trim() ? { justificativa: reason } : {}) }),
    onSuccess: () => {
      succeed(entrevistasTexts.saved)
      refresh()
      onClose()
    },
    onError: report,
  })
  const submit = () => {
    const notas = (data?.criterios ?? []).flatMap((criterio): Nota[] => {
      const { nota, observacao } = notaDe(criterio)
      return nota ? [{ criterio, nota, ...(observacao?.trim() ? { observacao: observacao.trim() } : {}) }] : []
    })
    const corrects = data?.enviadas && Object.keys(changes).length > 0 && reason.trim() === ''
    const problem =
      notas.length === 0 ? entrevistasTexts.missing : corrects ? entrevistasTexts.reasonMissing : undefined
    setMissing(problem)
    if (!problem) mutate(notas)
  }
  return (
    <FormDialog
      title={entrevistasTexts.scoreTitle(candidato?.nome ?? '')}
      submitText={data?.enviadas ? entrevistasTexts.correct : entrevistasTexts.send}
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {error && !data && <RetryAlert onRetry={refetch}>{entrevistasTexts.scoreFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rectangular" height={280} />}
      {data && !data.entrevistador && <Alert severity="info">{entrevistasTexts.notInterviewer}</Alert>}
      {data?.entrevistador && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {data.enviadas ? entrevistasTexts.scoreSent : entrevistasTexts.scoreHelp}
          </Typography>
          {missing && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {missing}
            </Alert>
          )}
          {data.enviadas && (
            <TextField
              size="small"
              fullWidth
              multiline
              maxRows={4}
              sx={{ mb: 2.5 }}
              label={entrevistasTexts.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value.slice(0, 500))}
            />
          )}
          {data.criterios.map((criterio) => (
            <Box key={criterio} sx={{ mb: 2.5 }}>
              <Box sx={{ display: 'flex', gap: 1, mb: 0.75, alignItems: 'center', justifyContent: 'space-between' }}>
                <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{criterio}</Typography>
                <Rating
                  name={`nota-${criterio}`}
                  value={notaDe(criterio).nota ?? null}
                  getLabelText={(value) => `${criterio}: ${value}`}
                  onChange={(_event, value) => change(criterio, { nota: value ?? undefined })}
                />
              </Box>
              <TextField
                size="small"
                fullWidth
                label={entrevistasTexts.remarkLabel}
                slotProps={{ htmlInput: { 'aria-label': entrevistasTexts.remark(criterio) } }}
                value={notaDe(criterio).observacao ?? ''}
                onChange={(event) => change(criterio, { observacao: event.target.value.slice(0, 1000) })}
              />
            </Box>
          ))}
        </>
      )}
    </FormDialog>
  )
}
