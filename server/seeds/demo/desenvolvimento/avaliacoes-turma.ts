import { randomBytes } from 'node:crypto'
import { percentualDe } from '#schemas/runtime/questionario/resultado.ts'
import { colecaoDe } from '#server/domain/pesquisa/avaliacao-turma/queries.ts'
import { closeCollection } from '#server/features/anonimato/close.ts'
import { openCollection } from '#server/features/anonimato/collection.ts'
import { releaseComments } from '#server/features/anonimato/comments.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { comLinhas } from '#server/features/questionario/respostas/resposta.ts'
import { readVersao } from '#server/features/questionario/respostas/versao.ts'
import type { SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import { addQuestionario, type Escrita } from '../avaliacao/perguntas.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'
import { folhaDe } from '../pesquisa/folha.ts'
import { Random } from '../random.ts'
import type { Turma } from './turmas.ts'

type Copia = Demo<'avaliacao/colaborador-questionario'>
type Resposta = NonNullable<Copia['respostas']>[number]

/** First option number of these questionnaires. */
const PRIMEIRA_OPCAO = 7000
const MINIMO = 5
const CONCORDA = ['Concordo totalmente', 'Concordo', 'Nem concordo nem discordo', 'Discordo', 'Discordo totalmente']

const PERGUNTAS: Escrita[] = [
  { texto: 'O conteúdo é útil para o meu trabalho.', aspecto: 'Conteúdo', opcoes: CONCORDA },
  { texto: 'A carga horária foi adequada.', aspecto: 'Conteúdo', opcoes: CONCORDA },
  { texto: 'Que nota você dá a quem ministrou a turma?', aspecto: 'Instrutor', nota: true },
  { texto: 'O que podemos melhorar na próxima turma?', aspecto: 'Instrutor', aberta: true },
]

const TEXTOS = [
  'Mais exercícios práticos.',
  'A sala estava muito quente à tarde.',
  'O instrutor respondeu a todas as dúvidas.',
  'Enviar o material antes da primeira aula.',
]

interface AvaliacaoDaDemo {
  /** index of its turma */
  turma: number
  titulo: string
  situacao: 'P' | 'L' | 'E'
  anonima: boolean
  dataIni: string
  dataFim: string
  /** number of participants who have answered */
  responderam: number
}

const AVALIACOES: AvaliacaoDaDemo[] = [
  {
    ...{ turma: 0, titulo: 'Reação: NR-35 de março', situacao: 'E', anonima: false },
    ...{ dataIni: '2026-03-17', dataFim: '2026-03-31', responderam: 8 },
  },
  {
    ...{ turma: 1, titulo: 'Reação: Liderança', situacao: 'E', anonima: true },
    ...{ dataIni: '2026-05-20', dataFim: '2026-06-05', responderam: 7 },
  },
  {
    ...{ turma: 2, titulo: 'Reação: Boas práticas de outubro', situacao: 'L', anonima: false },
    ...{ dataIni: '2026-10-21', dataFim: '2027-01-29', responderam: 4 },
  },
  {
    ...{ turma: 3, titulo: 'Reação: Comunicação não violenta', situacao: 'P', anonima: false },
    ...{ dataIni: '2026-12-08', dataFim: '2026-12-22', responderam: 0 },
  },
]

/** Adds evaluations of turmas in each state, each with its own questions; anonymous answers are added after storing. */
export function addAvaliacoesTurma(demo: Collection, company: CompanyId, turmas: Turma[]): void {
  const numeros = { opcao: PRIMEIRA_OPCAO }
  for (const linha of AVALIACOES) {
    const { turma: onde, responderam, ...dito } = linha
    const turma = turmas[onde]
    if (!turma) continue
    const { questionario, perguntas } = addQuestionario(demo, company, dito.titulo, 'L', PERGUNTAS, numeros)
    const liberada = { numeroVersao: 1, liberadaEm: dito.dataIni, ...(dito.anonima && { grupoMinimo: MINIMO }) }
    const avaliacao = demo.add('pesquisa/avaliacao-turma', company, {
      ...{ ...dito, turma: turma.turma, questionario: refOf(questionario) },
      ...(dito.situacao !== 'P' && liberada),
      cabecalho: 'Sua opinião melhora as próximas turmas. São quatro perguntas.',
    })
    if (dito.situacao === 'P') continue
    const random = new Random(`${dito.titulo} ${company}`)
    for (const [n, talento] of turma.gente.entries()) {
      const situacao = n < responderam ? 'R' : n === responderam && dito.situacao === 'L' ? 'P' : 'N'
      demo.add('avaliacao/colaborador-questionario', company, {
        ...{ titulo: dito.titulo, origem: 'L', avaliacaoTurma: refOf(avaliacao), questionario: refOf(questionario) },
        ...{ numeroVersao: 1, colaborador: refOf(talento), avaliador: refOf(talento), situacao },
        email: talento.registro.contato?.email,
        ...(dito.anonima && { anonima: true }),
        ...(situacao === 'R' && { respondidaEm: dito.dataIni }),
        ...(!dito.anonima && situacao !== 'N' && ditoEm(situacao, random, perguntas)),
      })
    }
  }
}

/** A draft has the first answer and no result. */
function ditoEm(situacao: 'P' | 'R', random: Random, perguntas: PerguntaGuardada[]): Copia {
  const respostas = respostasDe(random, perguntas)
  if (situacao === 'P') return { respostas: respostas.slice(0, 1) }
  const performance = percentualDe(comLinhas(perguntas, respostas as never))
  return { respostas, ...(performance !== undefined && { performance }) }
}

const respostasDe = (random: Random, perguntas: PerguntaGuardada[]): Resposta[] =>
  perguntas.flatMap(({ id: perguntaId, tipo: tipoId, opcoes = [] }): Resposta[] => {
    if (tipoId === 4) return [{ perguntaId, tipoId, nota: random.int(6, 10) }]
    if (tipoId === 3) return random.chance(0.4) ? [{ perguntaId, tipoId, comentario: random.pick(TEXTOS) }] : []
    const [opcao] = random.sample(
      opcoes.slice(0, 4).map(({ id }) => id),
      1,
    )
    return opcao === undefined ? [] : [{ perguntaId, tipoId, respostasIds: [opcao] }]
  })

interface Anonima extends Ref {
  empresa: number
  questionario: number
  dataFim: string
  respondidas: number
}

const ANONIMAS = `select a.empresa_id as empresa, a.id::int as id, a.questionario_id::int as questionario, a.data_fim::text as "dataFim",
    (select count(*)::int from colaborador_questionario c where c.empresa_id = a.empresa_id and c.avaliacao_turma_id = a.id and c.situacao = 'R') as respondidas
  from avaliacao_turma a where a.anonima and a.situacao = 'E' order by a.empresa_id, a.id`

/** Submits the anonymous answers and closes the collection with the product's code. The random sealing key is discarded. */
export async function entregaAvaliacoesTurma(db: SeedDb): Promise<void> {
  const urn = new Secrets(randomBytes(32).toString('base64url'))
  for (const { empresa, id, questionario, dataFim, respondidas } of await run<Anonima>(db, ANONIMAS, [])) {
    const key = colecaoDe(empresa, id)
    const random = new Random(`sem nome ${empresa} ${id}`)
    const { perguntas } = await readVersao(db, empresa, questionario, 1)
    await openCollection(db, key, { kind: 'PESQUISA', minimo: MINIMO })
    for (let n = 0; n < respondidas; n++)
      await depositSheet(db, urn, key, { atributos: {}, ...folhaDe(respostasDe(random, perguntas)) })
    await closeCollection(db, urn, key, dataFim)
    await releaseComments(db, key)
  }
}
