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
  /** asked beside the questions; each of them has to be told at hand-in */
  competencias?: readonly CompetenciaPedida[]
}

export interface Regras<Entregue> extends Ligacao {
  /** a comment that is asked for has to be there at hand-in */
  exigeComentario: boolean
  /** @throws what its calls throw */
  entrega(pacote: Pacote): Promise<Entregue>
}

/** What handing in came to: what the server answered, or the first question or competence that is missing or wrong; neither: the whole was refused. */
export interface Entrega<Entregue> {
  entregue?: Entregue
  errada?: Pergunta
  semNivel?: CompetenciaPedida
}

export interface Respondendo<Entregue> {
  /** the questions that are asked now, with their answers */
  itens: Respondida[]
  escrito: Escrito
  rascunho: Rascunho
  /** by the question's id */
  erros: ReadonlyMap<number, string>
  respondidas: number
  /** how many questions and competences there are */
  total: number
  /** competences without a level, once somebody tried to hand in */
  semNivel: ReadonlySet<number>
  /** how many mandatory questions, and competences, have no answer */
  faltam: number
  enviando: boolean
  /** what keeps the whole from being handed in */
  falha?: string
  /** nobody answers any more */
  fechada?: string
  /** answers of another window were brought */
  trazidas: boolean
  /** something is not known to be stored */
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

/** One questionnaire being answered: what stands on the page, on its way to the server, and what is wrong with it. */
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

/** What is said of drafts before anything is typed. */
const inicioDe = ({ guarda, copia, edita }: Ligacao): 'igual' | 'entregue' | 'aparelho' | 'soNaPagina' =>
  edita ? 'entregue' : guarda ? 'igual' : copia ? 'aparelho' : 'soNaPagina'

const dadasDe = (itens: readonly Respondida[]): Dada[] =>
  itens.map(({ pergunta: { id }, resposta }) => ({ pergunta: id, ...resposta }))

/** Everything that is on the page. A draft that is on its way comes first; one that does not arrive stops nothing. */
async function entregaTudo<Entregue>(fila: Fila, regras: Regras<Entregue>, tudo: Omit<Pacote, 'versao'>) {
  await fila.salva()
  return regras.entrega({ versao: fila.versao(), ...tudo })
}

/** What is wrong with the answers of the questions that are asked, by the question's id. */
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

/** What is not stored is sent when the page is left, and when the line is back. */
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

/** What was typed before the page went away without a line comes back, and goes to the server. */
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
