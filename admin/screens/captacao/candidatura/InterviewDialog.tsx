import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { InstantField } from '#admin/shell/fields/InstantField.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import dateTime from '#schemas/runtime/formats/date-time.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { Interviewers } from './Interviewers.tsx'
import { Invited } from './Invited.tsx'
import { candidaturaTexts as t } from './texts.ts'
import { convidadosDe, useDisponibilidade } from './useDisponibilidade.ts'

const duracoes = [30, 45, 60, 90, 120]

/** Errors by field of the dialog, named as the server names them; `outro` is for all others. */
type Erros = Partial<Record<'entrevistadores' | 'inicio' | 'local' | 'link' | 'outro', string>>

/** Schedules an interview: a time when everybody is free, the place, and the invitations. */
export default function InterviewDialog({ record, onClose, onChanged }: RecordDialogProps<CandidatoSolicitacao>) {
  const { id, candidato } = record
  const { usuario } = useSession().info
  const [pessoas, setPessoas] = useState([{ id: usuario.id, nome: usuario.nome }])
  const [duracao, setDuracao] = useState(60)
  const [dia, setDia] = useState('')
  const [inicio, setInicio] = useState('')
  const [local, setLocal] = useState('')
  const [link, setLink] = useState('')
  const [observacao, setObservacao] = useState('')
  const [mesmoComConflito, setMesmo] = useState(false)
  const [erros, setErros] = useState<Erros>({})
  const success = useSuccess()
  const ids = pessoas.map((pessoa) => pessoa.id)
  const livres = useDisponibilidade({ candidaturaId: Number(id), pessoas: ids, dia, duracao })
  const quando = inicio === '' ? undefined : dateTime.normalise?.(inicio)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () =>
      sendJson('POST', '/api/captacao/entrevistas', {
        candidatura: { id },
        entrevistadores: ids.map((one) => ({ id: one })),
        inicio: quando,
        duracao,
        local,
        ...(link.trim() ? { link: link.trim() } : {}),
        ...(observacao.trim() ? { observacao } : {}),
        mesmoComConflito,
      }),
  })
  const touch = (field: keyof Erros) => setErros(({ [field]: _, outro: __, ...rest }) => rest)
  const save = async () => {
    const faltam: Erros = {
      ...(ids.length === 0 ? { entrevistadores: t.interviewersMissing } : {}),
      ...(quando === undefined ? { inicio: t.startMissing } : {}),
      ...(local.trim() === '' ? { local: t.placeMissing } : {}),
    }
    setErros(faltam)
    if (quando === undefined || Object.keys(faltam).length > 0) return
    try {
      await mutateAsync()
      const passou = Date.parse(quando) < Date.now()
      const nomes = livres.data && !passou ? convidadosDe(livres.data.convidados).recebem : []
      success(t.arranged(displayInstant(quando), nomes))
      onClose()
      onChanged?.(record)
    } catch (thrown) {
      setErros(errosDe(thrown))
    }
  }
  return (
    <FormDialog
      title={t.interviewOf(String(candidato.nome))}
      submitText={t.confirmInterview}
      maxWidth="md"
      busy={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 150px' } }}>
        <Interviewers
          value={pessoas}
          error={erros.entrevistadores}
          onChange={(next) => {
            touch('entrevistadores')
            setPessoas(next)
          }}
        />
        <TextField
          select
          size="small"
          label={t.duration}
          value={duracao}
          onChange={({ target }) => setDuracao(Number(target.value))}
        >
          {duracoes.map((n) => (
            <MenuItem key={n} value={n}>
              {t.minutes(n)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <FreeTimes
        query={livres}
        asked={ids.length > 0}
        from={dia}
        onFrom={setDia}
        value={quando}
        onChoose={(instant) => {
          touch('inicio')
          setInicio(localOf(instant))
        }}
      />
      <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <InstantField
          label={t.otherTime}
          help={t.otherTimeHelp}
          value={inicio}
          error={erros.inicio}
          onChange={(value) => {
            touch('inicio')
            setInicio(value)
          }}
        />
        <TextField
          label={t.place}
          value={local}
          error={erros.local !== undefined}
          helperText={erros.local ?? t.placeHelp}
          onChange={({ target }) => {
            touch('local')
            setLocal(target.value)
          }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ mt: 1 }}
        />
        <TextField
          size="small"
          label={t.link}
          value={link}
          error={erros.link !== undefined}
          helperText={erros.link}
          onChange={({ target }) => {
            touch('link')
            setLink(target.value)
          }}
        />
        <TextField
          size="small"
          label={t.note}
          value={observacao}
          onChange={({ target }) => setObservacao(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </Box>
      {(erros.entrevistadores || mesmoComConflito) && (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox size="small" checked={mesmoComConflito} onChange={(_event, on) => setMesmo(on)} />}
          label={t.despite}
        />
      )}
      {erros.outro && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {erros.outro}
        </Alert>
      )}
      {livres.data && <Invited convidados={livres.data.convidados} quando={quando} />}
    </FormDialog>
  )
}

/** Formats an instant as 'YYYY-MM-DDThh:mm' in São Paulo time, for `<input type="datetime-local">`. */
const localOf = (instant: string): string => {
  const [day = '', time = ''] = displayInstant(instant).split(' ')
  return `${day.split('/').reverse().join('-')}T${time}`
}

const conhecidos = ['entrevistadores', 'inicio', 'local', 'link'] as const

/** Splits a refusal into errors of known fields and one for all others. */
function errosDe(thrown: unknown): Erros {
  const error = asApiError(thrown)
  const found = formErrors(error).flatMap(({ field, message }) => {
    const name = conhecidos.find((one) => field === one || field?.startsWith(`${one}[`))
    return [[name ?? 'outro', message] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : { outro: error.message }
}
