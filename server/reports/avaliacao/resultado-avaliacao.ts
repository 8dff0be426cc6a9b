import { displayDay } from '#schemas/runtime/dates.ts'
import { visiveis } from '#schemas/runtime/questionario/condicoes.ts'
import {
  foiRespondida,
  NOTA,
  type Pergunta,
  type Respondida,
  SUBJETIVA,
} from '#schemas/runtime/questionario/pergunta.ts'
import {
  type Resultado,
  type ResultadoFilter,
  respondidasDe,
  resultadosDoModelo,
} from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import { respostaEmPalavras } from '#server/questionario/impressao.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/reports/define.ts'
import { pessoa } from './por-area.ts'

interface Filters extends ResultadoFilter {
  dataIni: string
  dataFim: string
  /** both, general, individual */
  resultado: 'A' | 'G' | 'I'
}

const resposta: ReportColumn = { field: 'resposta', title: 'Resposta', width: 46 }
const geral: ReportColumn[] = [
  { field: 'quantidade', title: 'Respostas', width: 11, format: 'integer' },
  { field: 'percentual', title: '% das respostas', width: 13, format: 'rate' },
  { field: 'media', title: 'Média', width: 10, format: 'money' },
]
const talento: ReportColumn = { field: 'talento', title: 'Talento', width: 34 }
const comentario: ReportColumn = { field: 'comentario', title: 'Comentário', width: 40 }

const colunas = {
  A: [resposta, ...geral, talento, comentario],
  G: [resposta, ...geral],
  I: [talento, resposta, comentario],
}

/** What was answered to each question of a model: how often each option or mark, averages, texts — spec 2 §7 */
export default defineReport<Filters>('avaliacao/relatorios/resultado-avaliacao', {
  landscape: true,
  groupBy: 'pergunta',
  columns: colunas.A,
  columnsFor: ({ resultado }) => colunas[resultado],
  subtitle: ({ dataIni, dataFim }) => `Respondidas de ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const resultados = await resultadosDoModelo(ctx, filters)
    const respondidas = await respondidasDe(ctx, resultados)
    const dadas = resultados.flatMap((de) => visiveis(respondidas.get(de.id) ?? []).map((item) => ({ de, item })))
    return perguntasDe(dadas).flatMap((pergunta) => {
      const suas = dadas.filter(({ item }) => item.pergunta.id === pergunta.id && foiRespondida(item))
      const grupo = `${pergunta.ordem}. ${pergunta.texto}`
      return linhasDa(pergunta, suas, filters.resultado).map((row) => ({ ...row, pergunta: grupo }))
    })
  },
})

/** An answer, and whom it is about. */
interface Dada {
  de: Resultado
  item: Respondida
}

/** The questions as the newest version that was answered asks them; those it asks no more come last. */
function perguntasDe(dadas: Dada[]): Pergunta[] {
  const novas = [...dadas].sort((a, b) => b.de.numeroVersao - a.de.numeroVersao)
  const found = new Map<number, { pergunta: Pergunta; versao: number }>()
  for (const { de, item } of novas)
    if (!found.has(item.pergunta.id)) found.set(item.pergunta.id, { pergunta: item.pergunta, versao: de.numeroVersao })
  return [...found.values()]
    .sort((a, b) => b.versao - a.versao || a.pergunta.ordem - b.pergunta.ordem)
    .map(({ pergunta }) => pergunta)
}

function linhasDa(pergunta: Pergunta, dadas: Dada[], resultado: Filters['resultado']): ReportRow[] {
  const total = resultado === 'I' ? [] : geralDa(pergunta, dadas)
  // with the names below, each text is said once
  const textos = resultado === 'G' ? escritosDe(dadas) : []
  return [...total, ...textos, ...(resultado === 'G' ? [] : dadas.map(individual))]
}

function geralDa(pergunta: Pergunta, dadas: Dada[]): ReportRow[] {
  const n = dadas.length
  const parte = (quantas: number) => (n === 0 ? 0 : Math.round((quantas * 10_000) / n) / 100)
  if (pergunta.tipo === SUBJETIVA) return [{ resposta: 'Respostas escritas', quantidade: n }]
  if (pergunta.tipo === NOTA) {
    const notas = dadas.flatMap(({ item }) => item.resposta.nota ?? [])
    const media = n === 0 ? null : Math.round((notas.reduce((sum, nota) => sum + nota, 0) * 100) / n) / 100
    const distintas = [...new Set(notas)].sort((a, b) => a - b)
    return [
      { resposta: 'Média das notas', quantidade: n, media },
      ...distintas.map((nota) => {
        const quantas = notas.filter((one) => one === nota).length
        return { resposta: `Nota ${nota.toLocaleString('pt-BR')}`, quantidade: quantas, percentual: parte(quantas) }
      }),
    ]
  }
  return (pergunta.opcoes ?? []).map(({ id, texto }) => {
    const quantas = dadas.filter(({ item }) => item.resposta.opcoes?.includes(id)).length
    return { resposta: texto, quantidade: quantas, percentual: parte(quantas) }
  })
}

/** Texts and comments without names, in the order of the alphabet: the order of people would tell who wrote which. */
function escritosDe(dadas: Dada[]): ReportRow[] {
  const textos = dadas.flatMap(({ item: { resposta: dada } }) => [
    ...(dada.texto ? [dada.texto] : []),
    ...(dada.comentario ? [`Comentário: ${dada.comentario}`] : []),
  ])
  return textos.sort((a, b) => a.localeCompare(b, 'pt-BR')).map((texto) => ({ resposta: texto }))
}

const individual = ({ de, item }: Dada): ReportRow => ({
  talento: pessoa(de.talento, de.matricula, de.talentoId),
  resposta: respostaEmPalavras(item),
  comentario: item.resposta.comentario ?? null,
})
