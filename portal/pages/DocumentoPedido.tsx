import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { displayDay } from '#schemas/runtime/dates.ts'
import { acceptText, extensionsOf, type FileRules, sizeText } from '#schemas/runtime/files/rules.ts'
import { postJson, sendJson } from '../api.ts'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { useEnvio } from '../components/conta/useEnvio.ts'
import { describedBy, Field } from '../components/Field.tsx'
import { Icon } from '../components/Icon.tsx'
import { type Escolhido, useArquivo } from '../hooks/useArquivo.ts'
import { usePage } from '../hooks/usePage.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'

const CAMPO = 'gestao-talentos/pedido-documento:documento'

/** A document requested from a talent. */
interface Pedido {
  empresa: string
  nome: string
  tipo: string
  prazo: string
  exigeValidade: boolean
  arquivo: FileRules
  mensagem?: string
  motivoRecusa?: string
}

/** /externo/documento-pedido?empresaId=1#CODE: a talent uploads a requested document, without a log-in. Only a click acts: mail scanners open links, too. */
export default function DocumentoPedido() {
  const codigo = useLocation().hash.slice(1)
  // `key`: a new hash in the same tab does not reload the page
  return <DoLink key={codigo} codigo={codigo} />
}

function DoLink({ codigo }: { codigo: string }) {
  const { empresaId, empresaInvalida } = usePortal()
  const heading = usePage('Enviar documento')
  const load = useCallback(
    (signal: AbortSignal) => sendJson<Pedido>('POST', 'documentos-pedidos/mostra', { codigo }, undefined, signal),
    [codigo],
  )
  const { data, error, loading } = useLoad(codigo === '' ? undefined : load)
  if (empresaInvalida) return <InvalidCompany />
  return (
    <div className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        {data ? `Enviar documento: ${data.tipo}` : 'Enviar documento'}
      </h1>
      {loading && <p className="nota">Carregando…</p>}
      {(codigo === '' || empresaId === undefined) && <p>Abra esta página pelo link que você recebeu.</p>}
      {error && (
        <p className="erro" role="alert">
          {error.message}
        </p>
      )}
      {data && empresaId !== undefined && <Envio pedido={data} codigo={codigo} empresaId={empresaId} />}
    </div>
  )
}

function Envio({ pedido, codigo, empresaId }: { pedido: Pedido; codigo: string; empresaId: number }) {
  const { empresa, nome, tipo, prazo, mensagem, motivoRecusa, exigeValidade, arquivo: rules } = pedido
  const { escolhido, escolhe } = useArquivo(empresaId, CAMPO, rules)
  const [dados, setDados] = useState({ numero: '', emissao: '', validade: '' })
  const { form, errors, failure, sending, done, submit, forget } = useEnvio(
    () => ({
      ...(!escolhido?.arquivo && { documento: escolhido?.problema ?? ESPERA(escolhido) }),
      ...(exigeValidade && dados.validade === '' && { validade: 'Validade é obrigatória' }),
    }),
    async () => {
      const filled = Object.fromEntries(Object.entries(dados).filter(([, value]) => value.trim() !== ''))
      await postJson('documentos-pedidos', { codigo, documento: escolhido?.arquivo?.id, ...filled })
    },
  )
  const muda = (name: keyof typeof dados) => (event: { target: { value: string } }) => {
    forget(name)
    setDados({ ...dados, [name]: event.target.value })
  }
  if (done)
    return (
      <p className="sucesso" role="status">
        <Icon name="certo" />
        <span>
          <strong>Documento enviado.</strong> Obrigado, {nome}! {empresa} vai conferi-lo. Você já pode fechar esta
          página.
        </span>
      </p>
    )
  return (
    <form ref={form} className="formulario" onSubmit={submit} noValidate>
      <p>
        Olá, {nome}. <strong>{empresa}</strong> pede este documento até <strong>{displayDay(prazo)}</strong>.
      </p>
      {motivoRecusa && (
        <p className="erro">
          <span>
            <strong>O envio anterior não foi aceito:</strong> {motivoRecusa}
          </span>
        </p>
      )}
      {mensagem && <p>{mensagem}</p>}
      {failure && (
        <p className="erro" role="alert">
          {failure}
        </p>
      )}
      <Arquivo
        tipo={tipo}
        rules={rules}
        escolhido={escolhido}
        error={errors.documento}
        onChoose={(file) => {
          forget('documento')
          void escolhe(file)
        }}
      />
      <Field name="numero" label="Número" error={errors.numero}>
        <input
          {...describedBy('numero', errors.numero)}
          required={false}
          maxLength={30}
          value={dados.numero}
          onChange={muda('numero')}
        />
      </Field>
      <Field name="emissao" label="Emissão" error={errors.emissao}>
        <input
          {...describedBy('emissao', errors.emissao)}
          required={false}
          type="date"
          value={dados.emissao}
          onChange={muda('emissao')}
        />
      </Field>
      <Field name="validade" label={exigeValidade ? 'Validade *' : 'Validade'} error={errors.validade}>
        <input
          {...describedBy('validade', errors.validade)}
          required={exigeValidade}
          type="date"
          value={dados.validade}
          onChange={muda('validade')}
        />
      </Field>
      <button type="submit" className="botao grande" disabled={sending || isOnItsWay(escolhido)}>
        {sending ? 'Enviando…' : 'Enviar documento'}
      </button>
    </form>
  )
}

const isOnItsWay = (escolhido?: Escolhido): boolean =>
  escolhido !== undefined && !escolhido.arquivo && escolhido.problema === undefined

const ESPERA = (escolhido?: Escolhido): string =>
  escolhido ? 'Aguarde o arquivo terminar de ser enviado.' : 'Documento é obrigatório'

interface ArquivoProps {
  tipo: string
  rules: FileRules
  escolhido?: Escolhido
  error?: string
  onChoose(file: File): void
}

/** On a phone the same button offers the camera. */
function Arquivo({ tipo, rules, escolhido, error, onChoose }: ArquivoProps) {
  const input = useRef<HTMLInputElement>(null)
  const wrong = error ?? escolhido?.problema
  return (
    <div className={wrong ? 'campo com-erro' : 'campo'}>
      <label htmlFor="campo-documento">Foto ou PDF *</label>
      <input
        ref={input}
        id="campo-documento"
        type="file"
        hidden
        accept={acceptText(rules)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
      <button
        type="button"
        name="documento"
        className="botao leve"
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong ? 'erro-documento' : 'ajuda-documento'}
        onClick={() => input.current?.click()}
      >
        <Icon name="enviar" /> {escolhido ? 'Trocar arquivo' : `Escolher ou fotografar: ${tipo}`}
      </button>
      {escolhido && (
        <p className="nota">
          {escolhido.file.name} ({sizeText(escolhido.file.size)}){' '}
          {escolhido.arquivo && (
            <span className="selo certo">
              <Icon name="certo" /> Pronto
            </span>
          )}
        </p>
      )}
      {isOnItsWay(escolhido) && (
        <progress aria-label={`Envio de ${escolhido?.file.name}`} max={1} value={escolhido?.parte} />
      )}
      {wrong ? (
        <p id="erro-documento" className="campo-erro" role="alert">
          {wrong}
        </p>
      ) : (
        <p id="ajuda-documento" className="campo-ajuda">
          Até {sizeText(rules.maxBytes)}: {extensionsOf(rules).join(', ')}
        </p>
      )}
    </div>
  )
}
