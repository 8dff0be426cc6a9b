import { useMemo, useRef, useState } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { sendJson } from '../api.ts'
import type { Definicao } from './definicao.ts'
import { errosDe } from './erros.ts'
import { JaCadastrado } from './JaCadastrado.tsx'
import type { Rascunho } from './rascunho.ts'
import { arquivos, cep, opcoes } from './servicos.ts'
import { Tema } from './tema.tsx'
import { useRascunho } from './useRascunho.ts'

/** Who is registered now, with what he needs to log in. */
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
  onCadastrado(cadastrado: Cadastrado): void
}

const cpfDe = (record?: RecordData): string => String((record?.pessoal as RecordData | undefined)?.cpf ?? '')

/** The registration, step by step; what is typed stays on the device until it is sent. */
export default function FormularioNovo({ definicao, empresaId, solicitacaoId, chave, rascunho, onCadastrado }: Props) {
  const form = useRef<EntityFormHandle>(null)
  const { muda, passo, encerra } = useRascunho(chave, form)
  const [cpf, setCpf] = useState(cpfDe(rascunho?.record))
  const { runtime, contexto, termo } = definicao
  const services = useMemo(
    () => ({ lookup: opcoes(empresaId), upload: arquivos(empresaId, true), cepLookup: cep }),
    [empresaId],
  )
  const start = rascunho?.passo
  const follow = useRef(passo)
  follow.current = passo
  const steps = useMemo(() => ({ start, onStep: (tab: number) => follow.current(tab) }), [start])
  const send = async (record: RecordData) => {
    const body = { ...record, versaoTermo: termo?.versao }
    const answer = await errosDe(
      sendJson<{ id: number; nome: string; candidatado: boolean }>('POST', 'candidatos', body, {
        empresaId,
        solicitacaoId,
      }),
    )
    if ('errors' in answer) return answer.errors
    encerra()
    const { cpf: given } = record.pessoal as { cpf: string }
    onCadastrado({ ...answer.value, cpf: given, senha: String(record.senha) })
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
    </Tema>
  )
}
