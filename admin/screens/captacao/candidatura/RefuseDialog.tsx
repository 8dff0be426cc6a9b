import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { runAction } from '#admin/providers/records/records.ts'
import { noticeStale } from '#admin/resource/actions/dialogs/notice-stale.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { candidaturaTexts as t } from './texts.ts'

const OUTRO = 'outro'

/** Refuses a candidate with a reason of the company's list, in words, or both; previews the e-mail to the candidate. */
export default function RefuseDialog({ record, onClose, onChanged }: RecordDialogProps<CandidatoSolicitacao>) {
  const { resource } = useEntity()
  const { id, versao, candidato } = record
  const labelId = useId()
  const [escolhido, setEscolhido] = useState('')
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<string>()
  const success = useSuccess()
  const { data: motivos } = useQuery({
    queryKey: ['opcoes', 'captacao/motivos-recusa'],
    queryFn: ({ signal }) =>
      getJson<{ id: number; rotulo: string }[]>('/api/captacao/motivos-recusa/opcoes?range=[0,99]', {
        signal,
        quiet: true,
      }),
  })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () =>
      noticeStale(
        runAction<CandidatoSolicitacao>(resource, id, 'recusa', {
          versao,
          ...(escolhido && escolhido !== OUTRO ? { motivoRecusa: { id: Number(escolhido) } } : {}),
          ...(motivo.trim() ? { motivo } : {}),
        }),
        () => onChanged?.(record),
      ),
  })
  const save = async () => {
    try {
      const changed = await mutateAsync()
      success(t.refused(String(candidato.nome)))
      onClose()
      onChanged?.(changed)
    } catch (thrown) {
      setErro(asApiError(thrown).message)
    }
  }
  return (
    <FormDialog
      title={t.refuseOf(String(candidato.nome))}
      submitText={t.refuse}
      maxWidth="md"
      busy={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 6fr' } }}>
        <Box>
          {!motivos && <Skeleton variant="rounded" height={200} />}
          {motivos && motivos.length > 0 && (
            <FormControl sx={{ mb: 1.5 }}>
              <FormLabel id={labelId}>{t.reasons}</FormLabel>
              <RadioGroup
                aria-labelledby={labelId}
                value={escolhido}
                onChange={(_event, value) => {
                  setErro(undefined)
                  setEscolhido(value)
                }}
              >
                {motivos.map(({ id: one, rotulo }) => (
                  <FormControlLabel key={one} value={String(one)} control={<Radio size="small" />} label={rotulo} />
                ))}
                <FormControlLabel value={OUTRO} control={<Radio size="small" />} label={t.otherReason} />
              </RadioGroup>
            </FormControl>
          )}
          <TextField
            fullWidth
            multiline
            minRows={2}
            label={t.reason}
            value={motivo}
            error={erro !== undefined}
            helperText={erro ?? t.reasonHelp}
            onChange={({ target }) => {
              setErro(undefined)
              setMotivo(target.value)
            }}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        </Box>
        <EmailPreview candidaturaId={id} evento="RECUSA" />
      </Box>
      {erro && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {erro}
        </Alert>
      )}
    </FormDialog>
  )
}
