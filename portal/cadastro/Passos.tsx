import { useCallback, useEffect, useMemo, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import { cifraAqui } from '../cifrado.ts'
import { Failure } from '../components/Failure.tsx'
import { TextoDoTermo } from '../components/layout/TextoDoTermo.tsx'
import { Passo } from '../components/Passo.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { useRetomada } from '../components/useRetomada.tsx'
import { Curriculo, recebeCurriculo } from '../curriculo/Curriculo.tsx'
import type { LeituraComecada } from '../curriculo/leitura.ts'
import { usePage } from '../hooks/usePage.ts'
import { useLoad } from '../useLoad.ts'
import { carregaDefinicao, type Definicao } from './definicao.ts'
import type { Cadastrado } from './FormularioNovo.tsx'
import { emPassos, quantosPassos } from './passos.ts'
import { chaveDe, esqueceRascunho, guardaLeitura, guardaRascunho, type Rascunho } from './rascunho.ts'

const loadForm = () => import('./FormularioNovo.tsx')
const FormularioNovo = later(loadForm)

const nothing: RecordData = {}
const isEmpty = (record: RecordData): boolean => Object.keys(record).length === 0

/** Turns values confirmed from a CV into a draft, which the form treats as typed. */
const asDraft = (record: RecordData): Rascunho | undefined =>
  isEmpty(record) ? undefined : { record, passo: 0, quando: 0 }

interface Props {
  empresaId: number
  solicitacaoId?: string
  onCadastrado(cadastrado: Cadastrado): void
}

/** The steps of a registration: terms, CV, identity, contact, work; an interrupted one resumes from its draft. */
export function Passos({ empresaId, solicitacaoId, onCadastrado }: Props) {
  const heading = usePage('Novo Cadastro')
  const load = useCallback((signal: AbortSignal) => carregaDefinicao(true, empresaId, signal), [empresaId])
  const { data: definicao, error, retry } = useLoad(load)
  const chave = chaveDe(empresaId)
  const { rascunho, pergunta } = useRetomada(chave, empresaId)
  const [aceito, setAceito] = useState(false)
  const { record, noCurriculo, comecada, begin, volta, comeca } = useComeco(chave, rascunho)
  // preloads the form's chunk while terms or CV are shown; a failure is ignored, the form loads it again
  const ready = definicao !== undefined
  useEffect(() => {
    if (ready) loadForm().catch(() => undefined)
  }, [ready])
  if (error)
    return <Failure title="Não foi possível abrir o cadastro" heading="h1" message={error.message} onRetry={retry} />
  if (!definicao) return <PageSkeleton />
  const { termo } = definicao
  const comCurriculo = recebeCurriculo(definicao)
  return (
    <div className="folha">
      <h1 ref={heading} tabIndex={-1}>
        Novo Cadastro
      </h1>
      {pergunta ? (
        pergunta
      ) : termo && !aceito ? (
        <>
          <p className="nota">Antes de começar, leia como a empresa cuida dos seus dados.</p>
          <TextoDoTermo texto={termo.texto} onAceita={() => setAceito(true)} />
        </>
      ) : noCurriculo && comCurriculo ? (
        <>
          <Primeiro definicao={definicao} record={record} />
          <Curriculo
            novo
            definicao={definicao}
            empresaId={empresaId}
            record={record}
            comecada={comecada}
            onComeca={comeca}
            onPronto={begin}
          />
        </>
      ) : (
        <>
          <p className="nota">
            {cifraAqui() && 'O que você digita fica guardado neste aparelho, cifrado, até concluir. '}
            Só o que tem * é obrigatório; o resto pode esperar por ‘Meu Cadastro’.
          </p>
          <Waiting fallback={<PageSkeleton />}>
            <FormularioNovo
              definicao={definicao}
              empresaId={empresaId}
              solicitacaoId={solicitacaoId}
              chave={chave}
              rascunho={record === rascunho?.record ? rascunho : asDraft(record)}
              onCurriculo={comCurriculo ? volta : undefined}
              onCadastrado={onCadastrado}
            />
          </Waiting>
        </>
      )}
    </div>
  )
}

function Primeiro({ definicao, record }: { definicao: Definicao; record: RecordData }) {
  const { contexto } = definicao
  const depois = useMemo(
    () => quantosPassos(emPassos(definicao, record), contexto, record),
    [definicao, contexto, record],
  )
  return <Passo titulo="Currículo" passo={1} de={depois + 1} />
}

/** Initial values of the form, and whether the CV step comes first. */
function useComeco(chave: string, rascunho: Rascunho | undefined) {
  const [comeco, setComeco] = useState<{ record: RecordData; noCurriculo: boolean }>()
  const { record = nothing, leitura } = rascunho ?? {}
  const now = comeco ?? { record, noCurriculo: rascunho === undefined || leitura !== undefined }
  const keep = (record: RecordData) => (isEmpty(record) ? esqueceRascunho(chave) : guardaRascunho(chave, record, 0))
  return {
    ...now,
    // a CV already taken over is not polled again
    comecada: comeco ? undefined : leitura,
    begin(valores: Record<string, unknown>) {
      const record = structuredClone(now.record)
      for (const [path, valor] of Object.entries(valores)) setAt(record, path, valor)
      keep(record)
      setComeco({ record, noCurriculo: false })
    },
    /** from the form back to the CV */
    volta(record: RecordData) {
      keep(record)
      setComeco({ record, noCurriculo: true })
    },
    comeca: (leitura: LeituraComecada | undefined) =>
      leitura ? guardaLeitura(chave, leitura, now.record) : keep(now.record),
  }
}
