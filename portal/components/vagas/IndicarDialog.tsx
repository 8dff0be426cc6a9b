import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { postJson } from '../../api.ts'
import { useCaptcha } from '../../hooks/useCaptcha.ts'
import { usePortal } from '../../session.tsx'
import { asFailure } from '../../useLoad.ts'
import { Captcha } from '../Captcha.tsx'
import { describedBy, Field } from '../Field.tsx'
import { Icon } from '../Icon.tsx'

type Name = 'nome' | 'email' | 'nomeAmigo' | 'emailAmigo'
type Errors = Partial<Record<Name | 'recaptcha', string>>

const email = { type: 'email', inputMode: 'email', maxLength: 50 } as const

/** spec 1 §5.6 */
const fields: ({ name: Name; label: string } & InputHTMLAttributes<HTMLInputElement>)[] = [
  { name: 'nome', label: 'Seu Nome', maxLength: 100, autoComplete: 'name' },
  { name: 'email', label: 'Seu E-mail', ...email, autoComplete: 'email' },
  { name: 'nomeAmigo', label: 'Nome do Amigo', maxLength: 100, autoComplete: 'off' },
  { name: 'emailAmigo', label: 'E-mail do Amigo', ...email, autoComplete: 'off' },
]

interface IndicarDialogProps {
  vaga: VagaAberta
  /** @param sent whether the e-mail was sent */
  onClose(sent: boolean): void
}

/** Own name and e-mail, the friend's, and a captcha — spec 1 §2.3 */
export default function IndicarDialog({ vaga, onClose }: IndicarDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { candidato } = usePortal()
  const captcha = useCaptcha()
  const [values, setValues] = useState<Record<Name, string>>({
    nome: candidato?.nome.slice(0, 100) ?? '',
    email: '',
    nomeAmigo: '',
    emailAmigo: '',
  })
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const sent = useRef(false)
  useEffect(() => dialog.current?.showModal(), [])

  const point = (found: Errors) => {
    setErrors(found)
    const [first] = [...fields.map(({ name }) => name), 'recaptcha' as const].filter((name) => found[name])
    if (first) dialog.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const missing = (): Errors => ({
    ...Object.fromEntries(
      fields.flatMap(({ name, label }) => (values[name].trim() === '' ? [[name, `${label} é obrigatório`]] : [])),
    ),
    ...(captcha.state !== 'open' ? {} : { recaptcha: robot }),
  })
  const send = async () => {
    setSending(true)
    try {
      const recaptcha = await captcha.solution()
      if (recaptcha === '') return setSending(false)
      await postJson(`anuncios/${vaga.id}/enviar-amigo`, { ...values, recaptcha })
      sent.current = true
      dialog.current?.close()
    } catch (error) {
      setSending(false)
      const failed = asFailure(error)
      const named = Object.keys(failed.fields).length > 0
      if (named) return point(failed.fields as Errors)
      // 4xx: the server's message; any other failure: a text that proposes a retry — spec 1 §8
      setFailure(failed.status >= 400 && failed.status < 500 ? failed.message : notSent)
      if (failed.status === 400) captcha.reset()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const found = missing()
    setFailure(undefined)
    point(found)
    if (Object.keys(found).length === 0) void send()
  }
  return (
    <dialog ref={dialog} className="dialogo" aria-labelledby="indicar-titulo" onClose={() => onClose(sent.current)}>
      <form className="formulario" onSubmit={submit} noValidate>
        <div className="dialogo-topo">
          <h2 id="indicar-titulo">Enviar Anúncio para um Amigo</h2>
          <button type="button" className="fechar" aria-label="Fechar" onClick={() => dialog.current?.close()}>
            <Icon name="fechar" />
          </button>
        </div>
        <p className="nota">{vaga.titulo}</p>
        {fields.map(({ name, label, ...input }) => (
          <Field key={name} name={name} label={label} error={errors[name]}>
            <input
              {...describedBy(name, errors[name])}
              {...input}
              value={values[name]}
              onChange={({ target: { value } }) => {
                setValues((was) => ({ ...was, [name]: value }))
                setErrors(({ [name]: _, ...rest }) => rest)
              }}
            />
          </Field>
        ))}
        <Captcha captcha={captcha} error={captcha.state === 'open' ? errors.recaptcha : undefined} />
        {failure && (
          <p className="erro" role="alert">
            {failure}
          </p>
        )}
        <button type="submit" className="botao grande" disabled={sending}>
          {sending ? 'Enviando…' : 'Enviar'}
        </button>
      </form>
    </dialog>
  )
}

const robot = 'Confirme que você não é um robô.'
const notSent = 'Erro ao enviar e-mail. Por favor, tente novamente.'
