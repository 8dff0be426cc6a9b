import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { sendJson } from '../api.ts'
import { Captcha } from '../components/Captcha.tsx'
import { useCaptcha } from '../hooks/useCaptcha.ts'
import { Dialogo, useAnswer } from './Dialogo.tsx'

const TITULO = 'Confirme o seu e-mail'

/** Proof that the registering person reads the e-mail: challenge and typed code. */
export interface Prova {
  desafio: string
  codigo: string
}

interface Props {
  cpf: string
  email: string
  empresaId: number
  /** submits the code. @returns the error shown below it */
  onCodigo(prova: Prova): Promise<string | undefined>
  onClose(): void
}

/** Answer to the request of a code; `codigo` only in the demo, which sends no e-mails. */
interface Enviado {
  desafio: string
  codigo?: string
}

/** Sends a code to the e-mail of a registration, and asks for it before the registration is stored. */
export function CodigoDoEmail(props: Props) {
  const [enviado, setEnviado] = useState<Enviado>()
  return enviado ? (
    <Digita {...props} enviado={enviado} onOutro={() => setEnviado(undefined)} />
  ) : (
    <Pede {...props} onEnviado={setEnviado} />
  )
}

function Pede({ cpf, email, empresaId, onClose, onEnviado }: Props & { onEnviado(enviado: Enviado): void }) {
  const captcha = useCaptcha()
  const { error, busy, submit } = useAnswer(async () => {
    if (captcha.state === 'open') return 'Confirme que você não é um robô.'
    const recaptcha = await captcha.solution()
    if (recaptcha === '') return undefined
    try {
      const body = { cpf, email, recaptcha }
      onEnviado(await sendJson<Enviado>('POST', 'candidatos/codigo-email', body, { empresaId }))
      return undefined
    } catch (thrown) {
      captcha.reset()
      throw thrown
    }
  })
  return (
    <Dialogo
      title={TITULO}
      text={`Para concluir o cadastro, enviamos um código de 6 dígitos para ${email}. Assim ninguém se cadastra no lugar de outra pessoa.`}
      submitText="Enviar o código"
      {...{ busy, submit, onClose }}
    >
      <Captcha captcha={captcha} error={captcha.state === 'working' ? undefined : error} />
    </Dialogo>
  )
}

function Digita({ email, onCodigo, onClose, enviado, onOutro }: Props & { enviado: Enviado; onOutro(): void }) {
  const [codigo, setCodigo] = useState('')
  const { error, busy, submit } = useAnswer(async () =>
    codigo.trim() === '' ? 'Código é obrigatório' : onCodigo({ desafio: enviado.desafio, codigo: codigo.trim() }),
  )
  return (
    <Dialogo
      title={TITULO}
      text={`Digite o código que enviamos para ${email}. Não chegou em alguns minutos? Veja a caixa de spam. Se o seu CPF já tiver cadastro, a mensagem diz como entrar.`}
      submitText="Concluir"
      more={
        <Button onClick={onOutro} disabled={busy}>
          Enviar outro código
        </Button>
      }
      {...{ busy, submit, onClose }}
    >
      <TextField
        fullWidth
        autoFocus
        name="codigo"
        label="Código"
        autoComplete="one-time-code"
        value={codigo}
        onChange={(event) => setCodigo(event.target.value)}
        error={error !== undefined}
        helperText={error}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
      />
      {enviado.codigo && (
        <p className="nota">
          Esta é uma demonstração sem servidor de e-mail: o código que iria na mensagem é {enviado.codigo}.
        </p>
      )}
    </Dialogo>
  )
}
