import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/FormDialog.tsx'
import { InstantField } from '#admin/shell/InstantField.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import dateTime from '#schemas/runtime/formats/date-time.ts'
import type { Cartao } from './quadro.ts'
import { selecaoTexts } from './texts.ts'
import { useModelos } from './useModelos.ts'

interface Props {
  cartao: Cartao
  solicitacaoId: number
  onClose: () => void
}

/** Releases evaluations to a candidate where he is in the selection: those of his step and of the request come first. */
export function Release({ cartao, solicitacaoId, onClose }: Props) {
  const modelos = useModelos(solicitacaoId, cartao.etapaId)
  const [touched, setTouched] = useState<number[]>()
  const [until, setUntil] = useState('')
  const [error, setError] = useState<string>()
  const client = useQueryClient()
  const success = useSuccess()
  const chosen = touched ?? modelos?.filter(({ proposto }) => proposto).map(({ id }) => id) ?? []
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () =>
      sendJson<{ liberadas: number; jaLiberadas: number }>('POST', '/api/captacao/avaliacoes/libera', {
        solicitacaoId,
        candidatosIds: [cartao.candidatoId],
        avaliacoesIds: chosen,
        ...(until === '' ? {} : { dataHoraExpiracao: dateTime.normalise?.(until) }),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['selecao', 'quadro', solicitacaoId] }),
  })
  const save = async () => {
    try {
      const { liberadas, jaLiberadas } = await mutateAsync()
      success(selecaoTexts.released(liberadas, jaLiberadas))
      onClose()
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
      title={selecaoTexts.releaseTo(cartao.nome)}
      submitText={selecaoTexts.releaseSubmit}
      busy={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      {!modelos && <Skeleton variant="rounded" height={160} />}
      {modelos?.length === 0 && <Typography color="text.secondary">{selecaoTexts.releaseNone}</Typography>}
      {modelos && modelos.length > 0 && (
        <FormGroup role="group" aria-label={selecaoTexts.models}>
          {modelos.map(({ id, titulo, respondente }) => (
            <FormControlLabel
              key={id}
              control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
              label={
                <>
                  {titulo}{' '}
                  <Typography component="span" variant="caption" color="text.secondary">
                    {selecaoTexts.answeredBy[respondente]}
                  </Typography>
                </>
              }
            />
          ))}
        </FormGroup>
      )}
      <Box sx={{ mt: 2, maxWidth: 280 }}>
        <InstantField
          label={selecaoTexts.expires}
          help={selecaoTexts.expiresHelp}
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
