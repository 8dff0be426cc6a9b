import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { InstantField } from '#admin/shell/fields/InstantField.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import type { Liberacao } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import dateTime from '#schemas/runtime/formats/date-time.ts'
import { candidaturaTexts } from './texts.ts'
import { useModelos } from './useModelos.ts'

/** Releases evaluations to a candidate in a selection; models of his step and of the request are listed first. */
export default function ReleaseDialog({ record, onClose, onChanged }: RecordDialogProps<CandidatoSolicitacao>) {
  const { candidato, solicitacao, etapaSeletiva } = record
  const modelos = useModelos(solicitacao.id, etapaSeletiva?.id ?? null)
  const [touched, setTouched] = useState<number[]>()
  const [until, setUntil] = useState('')
  const [error, setError] = useState<string>()
  const success = useSuccess()
  const chosen = touched ?? modelos?.filter(({ proposto }) => proposto).map(({ id }) => id) ?? []
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () =>
      sendJson<Liberacao>('POST', '/api/captacao/avaliacoes/libera', {
        solicitacaoId: solicitacao.id,
        candidatosIds: [candidato.id],
        avaliacoesIds: chosen,
        ...(until === '' ? {} : { dataHoraExpiracao: dateTime.normalise?.(until) }),
      }),
  })
  const save = async () => {
    try {
      const { liberadas, jaLiberadas } = await mutateAsync()
      success(candidaturaTexts.released(liberadas, jaLiberadas))
      onClose()
      onChanged?.(record)
    } catch (thrown) {
      setError(asApiError(thrown).message)
    }
  }
  const toggle = (id: number) => {
    setError(undefined)
    setTouched(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  return (
    <FormDialog
      title={candidaturaTexts.releaseTo(String(candidato.nome))}
      submitText={candidaturaTexts.releaseSubmit}
      busy={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      {!modelos && <Skeleton variant="rounded" height={160} />}
      {modelos?.length === 0 && <Typography color="text.secondary">{candidaturaTexts.releaseNone}</Typography>}
      {modelos && modelos.length > 0 && (
        <FormGroup role="group" aria-label={candidaturaTexts.models}>
          {modelos.map(({ id, titulo, respondente }) => (
            <FormControlLabel
              key={id}
              control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
              label={
                <>
                  {titulo}{' '}
                  <Typography component="span" variant="caption" color="text.secondary">
                    {candidaturaTexts.answeredBy[respondente]}
                  </Typography>
                </>
              }
            />
          ))}
        </FormGroup>
      )}
      <Box sx={{ mt: 2, maxWidth: 280 }}>
        <InstantField
          label={candidaturaTexts.expires}
          help={candidaturaTexts.expiresHelp}
          value={until}
          onChange={(value) => {
            setError(undefined)
            setUntil(value)
          }}
        />
      </Box>
      {error && (
        <Typography role="alert" color="error" sx={{ mt: 1.5 }}>
          {error}
        </Typography>
      )}
    </FormDialog>
  )
}
