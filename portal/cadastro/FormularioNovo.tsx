import { useMemo, useRef, useState } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { sendJson } from '../api.ts'
import { asFailure } from '../useLoad.ts'
import { CodigoDoEmail, type Prova } from './CodigoDoEmail.tsx'
import type { Definicao } from './definicao.ts'
import { errosDe } from './erros.ts'
import { JaCadastrado } from './JaCadastrado.tsx'
import { emPassos } from './passos.ts'
import type { Rascunho } from './rascunho.ts'
import { arquivosDaPessoa, buscaCep, opcoesDaEmpresa } from './servicos.ts'
import { Tema } from './tema.tsx'
import { useRascunho } from './useRascunho.ts'

/** The registered candidate, with the credentials for the log-in. */
export interface Cadastrado {
  id: number
  nome: string
  cpf: string
  senha: string
  candidatado: boolean
}

interface Props {
  definicao: Definicao
  empresaId: number
  solicitacaoId?: string
  chave: string
  rascunho?: Rascunho
  /** returns to the CV step with the form's values; absent where the company takes no CV */
  onCurriculo?(record: RecordData): void
  onCadastrado(cadastrado: Cadastrado): void
}

/** What the server answers to a registration. */
type Resposta = Pick<Cadastrado, 'id' | 'nome' | 'candidatado'>

/** A registration waiting for the e-mail code. */
interface Pedida {
  record: RecordData
  resolve(errors: FieldError[] | undefined): void
  reject(why: Error): void
}

const emailDe = (record: RecordData): string => String((record.contato as RecordData | undefined)?.email ?? '')
const cpfDe = (record?: RecordData): string => String((record?.pessoal as RecordData | undefined)?.cpf ?? '')

/** The registration in steps; a draft is kept in `localStorage` until it is sent. */
export default function FormularioNovo(props: Props) {
  const { definicao, empresaId, solicitacaoId, chave, rascunho, onCurriculo, onCadastrado } = props
  const form = useRef<EntityFormHandle>(null)
  const { muda, passo, encerra } = useRascunho(chave, form)
  const [cpf, setCpf] = useState(cpfDe(rascunho?.record))
  const { contexto, termo } = definicao
  const [runtime] = useState(() => emPassos(definicao, rascunho?.record ?? {}))
  const services = useMemo(
    () => ({ lookup: opcoesDaEmpresa(empresaId), upload: arquivosDaPessoa(empresaId, true), cepLookup: buscaCep }),
    [empresaId],
  )
  const start = rascunho?.passo
  const follow = useRef({ passo, onCurriculo })
  follow.current = { passo, onCurriculo }
  const curriculo = onCurriculo !== undefined
  const steps = useMemo(
    () => ({
      start,
      onStep: (tab: number) => follow.current.passo(tab),
      ...(curriculo ? { before: 1, onBack: () => follow.current.onCurriculo?.(form.current?.values() ?? {}) } : {}),
    }),
    [start, curriculo],
  )
  const [pedida, setPedida] = useState<Pedida>()
  const concluir = (record: RecordData, prova?: Prova) =>
    errosDe(
      sendJson<Resposta>(
        'POST',
        'candidatos',
        { ...record, versaoTermo: termo?.versao, prova },
        { empresaId, solicitacaoId },
      ),
    )
  const done = (record: RecordData, answer: Resposta) => {
    encerra()
    onCadastrado({ ...answer, cpf: cpfDe(record), senha: String(record.senha) })
  }
  /** Sends the registration; the server validates all of it before it asks for the code. */
  const send = async (record: RecordData) => {
    try {
      const answer = await concluir(record)
      if ('errors' in answer) return answer.errors
      done(record, answer.value)
      return undefined
    } catch (error) {
      if (asFailure(error).answer.errors?.[0]?.code !== 'EMAIL_NAO_CONFIRMADO') throw error
    }
    return new Promise<FieldError[] | undefined>((resolve, reject) => setPedida({ record, resolve, reject }))
  }
  const closed = () => {
    pedida?.reject(new Error('O cadastro ainda não foi enviado: falta confirmar o seu e-mail.'))
    setPedida(undefined)
  }
  const onCodigo = async (prova: Prova) => {
    if (!pedida) return undefined
    const answer = await concluir(pedida.record, prova)
    const refused = 'errors' in answer ? answer.errors.find(({ field }) => field?.startsWith('prova')) : undefined
    if (refused) return refused.message
    setPedida(undefined)
    pedida.resolve('errors' in answer ? answer.errors : undefined)
    if ('value' in answer) done(pedida.record, answer.value)
    return undefined
  }
  return (
    <Tema>
      <EntityForm
        {...services}
        runtime={runtime}
        context={contexto}
        steps={steps}
        draft={rascunho?.record}
        formRef={form}
        submitLabel="Concluir cadastro"
        extraTop={<JaCadastrado cpf={cpf} empresaId={empresaId} solicitacaoId={solicitacaoId} />}
        onChange={(record) => {
          muda()
          setCpf(cpfDe(record))
        }}
        onSubmit={send}
      />
      {pedida && (
        <CodigoDoEmail
          cpf={cpfDe(pedida.record)}
          email={emailDe(pedida.record)}
          empresaId={empresaId}
          onCodigo={onCodigo}
          onClose={closed}
        />
      )}
    </Tema>
  )
}
