import Button from '@mui/material/Button'
import { useMemo, useRef, useState } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { putJson } from '../api.ts'
import { Curriculo, recebeCurriculo } from '../curriculo/Curriculo.tsx'
import { usePortal } from '../session.tsx'
import { asFailure } from '../useLoad.ts'
import { Completude } from './Completude.tsx'
import { Confirmacao } from './Confirmacao.tsx'
import type { Definicao } from './definicao.ts'
import { errosDe } from './erros.ts'
import type { Rascunho } from './rascunho.ts'
import { arquivosDaPessoa, buscaCep, opcoesDaEmpresa } from './servicos.ts'
import { Tema } from './tema.tsx'
import { useRascunho } from './useRascunho.ts'

interface Props {
  definicao: Definicao
  record: RecordData
  empresaId: number
  chave: string
  rascunho?: Rascunho
}

type Answer = (errors: FieldError[] | undefined) => void

/** The candidate's own registration; on a version conflict he chooses between his values and the stored ones. */
export default function FormularioProprio({ definicao, record: loaded, empresaId, chave, rascunho }: Props) {
  const { expired } = usePortal()
  const form = useRef<EntityFormHandle>(null)
  const { muda, encerra } = useRascunho(chave, form)
  const [record, setRecord] = useState(loaded)
  const [draft, setDraft] = useState(rascunho?.record)
  const [version, setVersion] = useState(0)
  const [saved, setSaved] = useState(false)
  const [dirty, setDirty] = useState(false)
  // form values at the moment the CV step was opened
  const [curriculo, setCurriculo] = useState<RecordData>()
  const [trazido, setTrazido] = useState<string>()
  const [stale, setStale] = useState<{ atual: RecordData; mine: RecordData; answer: Answer }>()
  const [confirma, setConfirma] = useState<{ mine: RecordData; answer: Answer }>()
  const services = useMemo(
    () => ({ lookup: opcoesDaEmpresa(empresaId), upload: arquivosDaPessoa(empresaId, false), cepLookup: buscaCep }),
    [empresaId],
  )
  const send = async (mine: RecordData): Promise<FieldError[] | undefined> => {
    const asked = putJson<RecordData>(`candidatos/${record.id}`, mine)
    try {
      const answer = await errosDe(asked)
      if ('errors' in answer) return answer.errors
      encerra()
      setRecord(answer.value)
      setSaved(true)
      setTrazido(undefined)
      return undefined
    } catch (error) {
      const { status, answer: said } = asFailure(error)
      if (status === 401) expired()
      if (said.errors?.[0]?.code === 'CONFIRMACAO_NECESSARIA')
        return new Promise((answer) => setConfirma({ mine, answer }))
      if (status !== 409 || !said.atual) throw error
      const atual = said.atual as RecordData
      return new Promise((answer) => setStale({ atual, mine, answer }))
    }
  }
  const sendAgain = async (mine: RecordData, answer: Answer) =>
    answer(await send(mine).catch((error: Error) => [{ code: 'ERRO', message: error.message }]))
  const keepMine = async () => {
    if (!stale) return
    setStale(undefined)
    await sendAgain({ ...stale.mine, versao: stale.atual.versao }, stale.answer)
  }
  const takeOver = (valores: Record<string, unknown>) => {
    setCurriculo(undefined)
    if (Object.keys(valores).length === 0) return
    form.current?.setValues(valores)
    setTrazido('O que você marcou está no formulário. Confira e salve.')
  }
  const takeTheirs = () => {
    if (!stale) return
    setStale(undefined)
    encerra()
    setDraft(undefined)
    setRecord(stale.atual)
    setVersion((now) => now + 1)
  }
  return (
    <Tema>
      <div role="status">
        {saved && !dirty && (
          <p className="sucesso">
            <span>Os seus dados foram gravados.</span>
          </p>
        )}
      </div>
      <Completude definicao={definicao} record={record} onShow={(campo) => form.current?.show(campo)} />
      {curriculo ? (
        <Curriculo novo={false} definicao={definicao} empresaId={empresaId} record={curriculo} onPronto={takeOver} />
      ) : (
        recebeCurriculo(definicao) && (
          <div className="curriculo-convite">
            <button type="button" className="botao leve" onClick={() => setCurriculo(form.current?.values() ?? record)}>
              Atualizar com um currículo
            </button>
            <span role="status">{trazido}</span>
          </div>
        )
      )}
      <EntityForm
        key={version}
        {...services}
        runtime={definicao.runtime}
        record={record}
        context={definicao.contexto}
        draft={draft}
        formRef={form}
        onChange={muda}
        onDirty={setDirty}
        onSubmit={send}
      />
      {confirma && (
        <Confirmacao
          onClose={() => {
            setConfirma(undefined)
            confirma.answer([{ code: 'ERRO', message: 'Nada foi gravado: a senha não foi confirmada.' }])
          }}
          onDone={() => {
            setConfirma(undefined)
            void sendAgain(confirma.mine, confirma.answer)
          }}
        />
      )}
      {stale && (
        <PromptDialog
          alert
          title="O seu cadastro foi alterado em outro lugar"
          text="Enquanto você digitava, outra pessoa ou outra aba gravou outra versão. O que vale?"
          actions={
            <>
              <Button onClick={takeTheirs}>Usar a versão gravada</Button>
              <Button variant="contained" autoFocus onClick={keepMine}>
                Gravar o que digitei
              </Button>
            </>
          }
        />
      )}
    </Tema>
  )
}
