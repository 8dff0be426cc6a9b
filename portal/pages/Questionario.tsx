import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { Anonima } from '#admin/form/questionario/Anonima.tsx'
import { type Documento, Documentos } from '#admin/form/questionario/Documentos.tsx'
import { doFio, noFio } from '#admin/form/questionario/fio.ts'
import { decimalText } from '#admin/form/questionario/Lida.tsx'
import { Nominal } from '#admin/form/questionario/Nominal.tsx'
import { type Escrito, escritoNoFio, niveisDados, type Pacote } from '#admin/form/questionario/pacote.ts'
import { Blocks } from '#admin/form/rich/Blocks.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { CompetenciaPedida, ResultadoEntregue } from '#schemas/runtime/questionario/competencia.ts'
import type { RespostaNoFio } from '#schemas/runtime/questionario/fio.ts'
import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import type { Block } from '#schemas/runtime/rich-text/block.ts'
import { ApiError, downloadNameless, postJson, sendJson } from '../api.ts'
import { InvalidCompany } from '../components/conta/InvalidCompany.tsx'
import { Icon } from '../components/Icon.tsx'
import { Perguntas } from '../components/questionario/Perguntas.tsx'
import { PageSkeleton } from '../components/Skeleton.tsx'
import { copiaDoLink } from '../copia-local.ts'
import { usePage } from '../hooks/usePage.ts'
import { usePortal } from '../session.tsx'
import { useLoad } from '../useLoad.ts'

/** POST /api/externo/questionarios/mostra */
interface Pedido {
  id: number
  versao: number
  titulo?: string
  cabecalho?: Block[]
  /** P: a survey; E: an exit interview */
  origem: string
  colaborador?: { id: number; nome: string }
  avaliador?: { id: number; nome: string }
  prazo?: string
  observacao?: string
  fechada?: string
  perguntas: Pergunta[]
  respostas: RespostaNoFio[]
  competencias?: CompetenciaPedida[]
  /** the evaluator may give a mark of his own */
  notaManual?: boolean
  performanceManual?: number
  anonima?: boolean
  /** anonymous evaluation in which this evaluator's answers are named: manager or self */
  nominal?: boolean
  minimo?: number
  leva?: { titulo: string; valor: string }[]
  /** to be read before answering */
  documentos?: Documento[]
}

/** POST /api/externo/questionarios */
interface Entregue {
  versao?: number
  resultado?: ResultadoEntregue
  agradecimento?: string
}

/** /externo/questionario?empresaId=1#CODE: answers a questionnaire without a log-in, with drafts. Only a click acts: mail scanners open links, too. */
export default function Questionario() {
  const codigo = useLocation().hash.slice(1)
  // `key`: a new hash in the same tab does not reload the page
  return <DoLink key={codigo} codigo={codigo} />
}

function DoLink({ codigo }: { codigo: string }) {
  const { empresaId, empresaInvalida } = usePortal()
  const load = useCallback(
    (signal: AbortSignal) => sendJson<Pedido>('POST', 'questionarios/mostra', { codigo }, undefined, signal),
    [codigo],
  )
  const { data, error, retry } = useLoad(codigo === '' ? undefined : load)
  const [handed, setHanded] = useState<Entregue>()
  const heading = usePage(data?.titulo ?? 'Responder')
  if (empresaInvalida) return <InvalidCompany />
  if (codigo === '' || empresaId === undefined) return <Aviso titulo="Abra esta página pelo link que você recebeu." />
  if (handed) return <Enviadas titulo={data?.titulo} {...handed} />
  if (error && !data) return <Recusado error={error} onRetry={retry} />
  if (!data) return <PageSkeleton />
  return (
    <article className="folha">
      <h1 ref={heading} tabIndex={-1}>
        {data.titulo}
      </h1>
      <Quem pedido={data} />
      {data.cabecalho && <Blocks blocks={data.cabecalho} />}
      {data.fechada !== undefined ? (
        <p className="erro" role="alert">
          {data.fechada}
        </p>
      ) : (
        <Responde pedido={data} codigo={codigo} onHanded={setHanded} onClosed={retry} />
      )}
    </article>
  )
}

/** Evaluator, subject and deadline. */
function Quem({ pedido: { avaliador, colaborador, origem, prazo } }: { pedido: Pedido }) {
  const outro = colaborador && colaborador.id !== avaliador?.id
  // surveys (P) are about the company, not the person
  const sobreSi = colaborador && origem !== 'P'
  return (
    <p className="descricao">
      {avaliador && <>Olá, {avaliador.nome}. </>}
      {outro ? (
        <>
          Suas respostas são sobre <strong>{colaborador.nome}</strong>.
        </>
      ) : (
        sobreSi && (origem === 'E' ? 'Suas respostas são lidas pelo RH.' : 'Suas respostas são sobre você.')
      )}
      {prazo && (
        <>
          {' '}
          Responda até <strong>{displayDay(prazo)}</strong>; você pode parar e continuar depois, pelo mesmo link.
        </>
      )}
    </p>
  )
}

interface RespondeProps {
  pedido: Pedido
  codigo: string
  onHanded(entregue: Entregue): void
  onClosed(): void
}

function Responde({ pedido, codigo, onHanded, onClosed }: RespondeProps) {
  const { perguntas, respostas, versao, competencias } = pedido
  const { expired } = usePortal()
  const copia = useMemo(() => copiaDoLink(codigo), [codigo])
  const porId = new Map(perguntas.map((pergunta) => [pergunta.id, pergunta]))
  const envia = ({ dadas, escrito, versao: lida }: Pacote, respondidoParcialmente: boolean, leaving = false) =>
    postJson<Entregue>(
      'questionarios',
      {
        codigo,
        versao: lida,
        respondidoParcialmente,
        respostas: dadas.flatMap(({ pergunta, ...resposta }) => {
          const asked = porId.get(pergunta)
          return asked ? [noFio(asked, resposta)] : []
        }),
        ...escritoNoFio(escrito),
      },
      leaving,
    )
  return (
    <Perguntas
      questionario={{
        perguntas,
        respostas: doFio(perguntas, respostas),
        versao,
        escrito: escritoDe(pedido),
        competencias,
      }}
      regras={{
        exigeComentario: true,
        guarda: (pacote, leaving) => envia(pacote, true, leaving),
        entrega: async (pacote) => (await envia(pacote, false)) ?? {},
        atual(erro) {
          const atual = erro instanceof ApiError ? (erro.answer.atual as Pedido | undefined) : undefined
          return (
            atual && {
              versao: atual.versao,
              dadas: doFio(perguntas, atual.respostas),
              escrito: escritoDe(atual),
            }
          )
        },
        copia,
      }}
      entregar="Enviar respostas"
      antes={<Antes pedido={pedido} codigo={codigo} />}
      escritos={{ observacao: true, notaManual: pedido.notaManual ?? false }}
      onExpired={expired}
      onHanded={onHanded}
      onClosed={onClosed}
    />
  )
}

/** Anonymity and documents, before the first question. */
const Antes = ({
  pedido: { anonima, nominal, minimo, leva, documentos = [] },
  codigo,
}: {
  pedido: Pedido
  codigo: string
}) => (
  <>
    {nominal && <Nominal />}
    {anonima && minimo !== undefined && <Anonima {...{ minimo, leva }} />}
    {documentos.length > 0 && (
      <Documentos
        documentos={documentos}
        baixa={({ id, descricao }) => downloadNameless(`questionarios/documento/${id}`, { codigo }, descricao)}
      />
    )}
  </>
)

const escritoDe = ({ observacao, performanceManual: notaManual, competencias }: Pedido): Escrito => ({
  ...(observacao !== undefined && { observacao }),
  ...(notaManual !== undefined && { notaManual }),
  ...niveisDados(competencias),
})

function Enviadas({ titulo, resultado = {}, agradecimento }: Entregue & { titulo?: string }) {
  const heading = usePage('Respostas enviadas')
  return (
    <section className="folha estreita">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      <p className="sucesso" role="status">
        <Icon name="certo" />
        <span>
          <strong>Respostas enviadas.</strong> Obrigado! Este link já não vale mais, e você já pode fechar esta página.
        </span>
      </p>
      {agradecimento !== undefined && <p className="descricao">{agradecimento}</p>}
      {resultado.performance !== undefined && <p>Performance: {decimalText(resultado.performance)}%</p>}
      {resultado.aderencia !== undefined && <p>Aderência às competências: {decimalText(resultado.aderencia)}%</p>}
    </section>
  )
}

function Recusado({ error, onRetry }: { error: ApiError; onRetry(): void }) {
  if (error.status !== 400) return <Aviso titulo={error.message} onRetry={onRetry} />
  return (
    <Aviso titulo={error.message}>
      Se você ainda não respondeu, peça um novo link a quem enviou este. Depois de enviadas, as respostas não mudam
      mais.
    </Aviso>
  )
}

function Aviso({ titulo, children, onRetry }: { titulo: string; children?: string; onRetry?(): void }) {
  const heading = usePage('Responder')
  return (
    <section className="aviso">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      {children && <p>{children}</p>}
      {onRetry && (
        <button type="button" className="botao leve" onClick={onRetry}>
          Tentar de novo
        </button>
      )}
    </section>
  )
}
