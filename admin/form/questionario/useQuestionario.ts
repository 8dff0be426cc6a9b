import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CompetenciaPedida } from '#schemas/runtime/questionario/competencia.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { foiRespondida, type Pergunta, type Respondida, type Resposta } from '#schemas/runtime/questionario/pergunta.ts'
import { comRespostas, type Dada } from '#schemas/runtime/questionario/respostas.ts'
import { falhaDe } from './falha.ts'
import { criaFila, type Fila, type Ligacao, type Rascunho } from './fila.ts'
import { comEscrito, type Escrito, type Pacote } from './pacote.ts'
import { questionarioTexts } from './textos.ts'

export interface Questionario {
  perguntas: readonly Pergunta[]
  respostas: readonly Dada[]
  versao?: number
  escrito?: Escrito
  /** asked beside the questions; each needs a level at hand-in */
  competencias?: readonly CompetenciaPedida[]
}

export interface Regras<Entregue> extends Ligacao {
  /** requested comments are mandatory at hand-in */
  exigeComentario: boolean
  /** @throws the client's errors */
  entrega(pacote: Pacote): Promise<Entregue>
}

/** Outcome of a hand-in: the server's answer, or the first question or competence that is missing or invalid; none of them when the hand-in was refused as a whole. */
export interface Entrega<Entregue> {
  entregue?: Entregue
  errada?: Pergunta
  semNivel?: CompetenciaPedida
}

export interface Respondendo<Entregue> {
  /** the questions asked now, with their answers */
  itens: Respondida[]
  escrito: Escrito
  rascunho: Rascunho
  /** messages by question id */
  erros: ReadonlyMap<number, string>
  respondidas: number
  /** number of questions and competences */
  total: number
  /** competences without a level, after the first hand-in attempt */
  semNivel: ReadonlySet<number>
  /** number of mandatory questions, and competences, without an answer */
  faltam: number
  enviando: boolean
  /** why the hand-in failed as a whole */
  falha?: string
  /** why answering is closed */
  fechada?: string
  /** answers stored by another window were merged in */
  trazidas: boolean
  /** something is not stored yet */
  sujo: boolean
  muda(pergunta: number, resposta: Resposta): void
  escreve(escrito: Escrito): void
  salva(): Promise<boolean>
  entrega(): Promise<Entrega<Entregue>>
}

type Respostas = ReadonlyMap<number, Resposta>
const porId = (dadas: readonly Dada[]): Respostas =>
  new Map(dadas.map(({ pergunta, ...resposta }) => [pergunta, resposta]))
const SO_O_QUE_HA = { rascunho: true, exigeComentario: false }
const NENHUMA: readonly CompetenciaPedida[] = []
const NENHUM: ReadonlyMap<number, string> = new Map()

/** State of one questionnaire being answered: answers on the page, draft queue, violations. */
export function useQuestionario<Entregue>(
  { perguntas, respostas: vindas, versao, escrito: vindo = {}, competencias = NENHUMA }: Questionario,
  regras: Regras<Entregue>,
): Respondendo<Entregue> {
  const [respostas, setRespostas] = useState(() => porId(vindas))
  const [escrito, setEscrito] = useState(vindo)
  const [rascunho, setRascunho] = useState<Rascunho>(() => ({ tipo: inicioDe(regras) }))
  const [recusadas, setRecusadas] = useState(NENHUM)
  const [tentou, setTentou] = useState(false)
  const [enviando, setEnviando] = useState(false)
  const [falha, setFalha] = useState<string>()
  const [fechada, setFechada] = useState<string>()
  const [trazidas, setTrazidas] = useState(false)

  const lent = useRef(regras)
  useEffect(() => {
    lent.current = regras
  })
  const [fila] = useState<Fila>(() =>
    criaFila(
      versao,
      {
        guarda: regras.guarda && (async (pacote, saindo) => lent.current.guarda?.(pacote, saindo)),
        atual: (erro) => lent.current.atual?.(erro),
        copia: regras.copia,
        edita: regras.edita,
      },
      {
        rascunho: setRascunho,
        trouxe(pacote) {
          setRespostas(porId(pacote.dadas))
          setEscrito(pacote.escrito)
          setTrazidas(true)
        },
        recusou: setRecusadas,
        fechou: setFechada,
      },
      (ordem) => perguntas.find((one) => one.ordem === ordem)?.id,
    ),
  )
  useSaida(fila)
  useCopia(fila, regras, setRespostas, setEscrito)

  const todos = useMemo(
    () => perguntas.map((pergunta): Respondida => ({ pergunta, resposta: respostas.get(pergunta.id) ?? {} })),
    [perguntas, respostas],
  )
  const itens = useMemo(() => perguntasVisiveis(todos), [todos])
  const { exigeComentario } = regras
  const erros = useMemo(
    () => new Map([...recusadas, ...errosDe(todos, { rascunho: !tentou, exigeComentario })]),
    [todos, tentou, exigeComentario, recusadas],
  )
  const muda = useCallback(
    (pergunta: number, resposta: Resposta) => {
      setRespostas((now) => new Map(now).set(pergunta, resposta))
      const asked = perguntas.find(({ id }) => id === pergunta)
      const [errada] = asked ? errosDe([{ pergunta: asked, resposta }], SO_O_QUE_HA).values() : []
      fila.muda(pergunta, resposta, errada)
    },
    [fila, perguntas],
  )
  const semNivel = competencias.filter(({ id }) => escrito.niveis?.[id] === undefined)
  return {
    itens,
    escrito,
    rascunho,
    erros,
    respondidas: itens.filter(foiRespondida).length + competencias.length - semNivel.length,
    total: itens.length + competencias.length,
    semNivel: new Set(tentou ? semNivel.map(({ id }) => id) : []),
    faltam: itens.filter((item) => item.pergunta.obrigatoria && !foiRespondida(item)).length + semNivel.length,
    enviando,
    falha,
    fechada,
    trazidas,
    sujo: !['igual', 'entregue', 'salvo', 'aparelho', 'noAparelho'].includes(rascunho.tipo),
    muda,
    escreve(mais) {
      setEscrito((now) => comEscrito(now, mais))
      fila.escreve(mais)
    },
    salva: fila.salva,
    async entrega() {
      setTentou(true)
      setFalha(undefined)
      const wrong = errosDe(todos, { rascunho: false, exigeComentario })
      const first = itens.find(({ pergunta }) => wrong.has(pergunta.id))
      if (first) return { errada: first.pergunta }
      if (semNivel[0]) return { semNivel: semNivel[0] }
      setEnviando(true)
      try {
        const entregue = await entregaTudo(fila, regras, { dadas: dadasDe(itens), escrito })
        fila.encerra()
        setRascunho({ tipo: 'salvo' })
        return { entregue }
      } catch (erro) {
        const { tipo, mensagem, porOrdem } = falhaDe(erro)
        const atual = regras.atual?.(erro)
        if (atual) {
          fila.traz(atual)
          setFalha(questionarioTexts.merged)
          return {}
        }
        const refused = perguntas.find(({ ordem }) => porOrdem.has(ordem))
        if (tipo === 'fechada') setFechada(mensagem)
        else setFalha(mensagem)
        if (!refused) return {}
        setRecusadas(
          new Map(perguntas.flatMap(({ id, ordem }) => (porOrdem.has(ordem) ? [[id, porOrdem.get(ordem) ?? '']] : []))),
        )
        return { errada: refused }
      } finally {
        setEnviando(false)
      }
    },
  }
}

/** Draft state before anything is typed. */
const inicioDe = ({ guarda, copia, edita }: Ligacao): 'igual' | 'entregue' | 'aparelho' | 'soNaPagina' =>
  edita ? 'entregue' : guarda ? 'igual' : copia ? 'aparelho' : 'soNaPagina'

const dadasDe = (itens: readonly Respondida[]): Dada[] =>
  itens.map(({ pergunta: { id }, resposta }) => ({ pergunta: id, ...resposta }))

/** Hands in everything on the page, after a running draft call has settled; a failed draft call does not stop it. */
async function entregaTudo<Entregue>(fila: Fila, regras: Regras<Entregue>, tudo: Omit<Pacote, 'versao'>) {
  await fila.salva()
  return regras.entrega({ versao: fila.versao(), ...tudo })
}

/** Returns the violations of the answers of visible questions, by question id. */
function errosDe(itens: readonly Respondida[], entrega: { rascunho: boolean; exigeComentario: boolean }) {
  const dadas = dadasDe(itens)
  const { recusas } = comRespostas(itens, dadas, entrega)
  return new Map(
    recusas.flatMap(({ ordem, mensagem }) => {
      const item = itens.find(({ pergunta }) => pergunta.ordem === ordem)
      return item ? [[item.pergunta.id, mensagem] as const] : []
    }),
  )
}

/** Sends everything pending when the page is hidden or unloaded, and when the connection is back. */
function useSaida(fila: Fila): void {
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && fila.sai()
    const gone = () => fila.sai()
    const back = () => fila.voltou()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', gone)
    window.addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', gone)
      window.removeEventListener('online', back)
      fila.sai()
      fila.para()
    }
  }, [fila])
}

/** Restores the local copy of answers typed offline and queues it for the server. */
function useCopia(
  fila: Fila,
  { copia }: Ligacao,
  setRespostas: (change: (now: Respostas) => Respostas) => void,
  setEscrito: (change: (now: Escrito) => Escrito) => void,
): void {
  const [kept] = useState(copia)
  useEffect(() => {
    let wanted = true
    void kept?.le().then((pacote) => {
      if (!wanted || !pacote) return
      setRespostas((now) => new Map([...now, ...porId(pacote.dadas)]))
      setEscrito((now) => comEscrito(now, pacote.escrito))
      for (const { pergunta, ...resposta } of pacote.dadas) fila.muda(pergunta, resposta)
      if (Object.keys(pacote.escrito).length > 0) fila.escreve(pacote.escrito)
    })
    return () => {
      wanted = false
    }
  }, [kept, fila, setRespostas, setEscrito])
}
