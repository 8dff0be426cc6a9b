import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Anuncio } from '#schemas/generated/types/captacao/anuncio.ts'
import { addressesIn, isEmail, MOST, uniqueAddresses } from './addresses.ts'
import { Recipients } from './Recipients.tsx'
import { anuncioTexts } from './texts.ts'

interface Envio {
  destinatarios: string[]
  mensagem?: string
}
interface Problem {
  to?: string
  /** error that belongs to no field */
  general?: string
}

/** Sends an open vacancy to addresses of one's choice. POST /captacao/anuncios/{id}/email — spec 3 §7 */
export default function EmailDialog({ record, onClose }: RecordDialogProps<Anuncio>) {
  const { id, titulo } = record
  const [to, setTo] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<Problem>({})
  const box = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const succeed = useSuccess()
  const { mutate, isPending } = useMutation({
    mutationFn: (envio: Envio) => sendJson('POST', `/api/captacao/anuncios/${id}/email`, envio),
    onSuccess: () => {
      succeed(anuncioTexts.sent)
      void client.invalidateQueries({ queryKey: ['correio'] })
      onClose()
    },
    onError: (thrown) => setProblem(problemOf(thrown)),
  })
  const submit = () => {
    const destinatarios = uniqueAddresses([...to, ...addressesIn(typed)])
    setTo(destinatarios)
    setTyped('')
    const refusal = refusalOf(destinatarios)
    setProblem({ to: refusal })
    if (refusal) return box.current?.focus()
    const mensagem = message.trim()
    mutate({ destinatarios, ...(mensagem ? { mensagem } : {}) })
  }
  return (
    <FormDialog
      title={anuncioTexts.title}
      submitText={anuncioTexts.submit}
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{titulo}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {anuncioTexts.help}
      </Typography>
      {problem.general && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem.general}
        </Alert>
      )}
      <Recipients
        inputRef={box}
        value={to}
        typed={typed}
        error={problem.to}
        disabled={isPending}
        onType={setTyped}
        onChange={(addresses) => {
          setTo(addresses)
          setProblem({})
        }}
      />
      <TextField
        label={anuncioTexts.message}
        helperText={anuncioTexts.messageHelp}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        disabled={isPending}
        size="small"
        fullWidth
        multiline
        minRows={3}
        maxRows={8}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  )
}

function refusalOf(addresses: string[]): string | undefined {
  const wrong = addresses.filter((each) => !isEmail(each))
  if (addresses.length === 0) return anuncioTexts.missing
  if (wrong.length > 0) return anuncioTexts.invalid(wrong)
  return addresses.length > MOST ? anuncioTexts.tooMany(MOST, addresses.length) : undefined
}

/** Returns the server's message for 4xx, and a text that proposes a retry for any other failure (spec 1 §8). */
function problemOf(thrown: unknown): Problem {
  const { status, message, violations } = asApiError(thrown)
  const to = violations.filter(({ field }) => field?.startsWith('destinatarios'))
  if (to.length > 0) return { to: to.map((each) => each.message).join('; ') }
  return { general: status >= 400 && status < 500 ? message : anuncioTexts.failed }
}
