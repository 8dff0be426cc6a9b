import { vencimentoDaExperiencia } from '#schemas/runtime/domain/experiencia.ts'
import { MULTIPLA, NOTA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { percentualDe } from '#schemas/runtime/questionario/resultado.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { comLinhas } from '#server/features/questionario/respostas/resposta.ts'
import type { Area } from '../areas.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { addDays, daysBetween, earlierDay, HOJE, workdayOf } from '../days.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import { addQuestionario, type Escrita } from './perguntas.ts'

type Copia = Demo<'avaliacao/colaborador-questionario'>
type Resposta = NonNullable<Copia['respostas']>[number]

/** Evaluations before this day are not in the system. */
const DESDE = '2024-01-01'

const PERIODOS = [
  { nome: '45 dias', dias: 45, minimo: 60, cabecalho: 'Primeira conversa: a adaptação ao trabalho e à equipe.' },
  { nome: '90 dias', dias: 90, minimo: 70, cabecalho: 'Decide se o contrato de experiência continua.' },
  { nome: '180 dias', dias: 180, minimo: 70, cabecalho: 'Fecha a integração de quem ficou depois da experiência.' },
] as const

const PERGUNTAS: Escrita[] = [
  { texto: 'Chega no horário e cumpre a jornada.', aspecto: 'Compromisso', peso: 2, nota: true },
  { texto: 'Segue as orientações e as regras de segurança.', aspecto: 'Compromisso', peso: 2, nota: true },
  { texto: 'Aprende o trabalho no ritmo esperado.', aspecto: 'Aprendizado', peso: 3, nota: true },
  {
    texto: 'Como se integra à equipe?',
    aspecto: 'Convivência',
    opcoes: ['Ajuda os colegas sem que peçam', 'Trabalha bem em equipe', 'Trabalha isolado', 'Gera conflitos'],
  },
  {
    texto: 'O que já faz sem ajuda?',
    aspecto: 'Aprendizado',
    opcoes: ['Planeja o próprio dia', 'Executa as tarefas da função', 'Registra o que fez'],
    varias: true,
  },
  { texto: 'O que combinar para o próximo período?', aspecto: 'Aprendizado', aberta: true },
]

const TEXTOS = [
  'Acompanhar de perto as primeiras semanas no turno da noite.',
  'Treinar o uso do sistema de estoque.',
  'Seguir como está: superou o esperado.',
  'Conversar toda sexta-feira sobre a pontualidade.',
]

interface Modelo {
  modelo: Ref & { titulo?: string }
  periodo: Ref
  dias: number
  minimo: number
  cabecalho: string
  questionario: Ref
  perguntas: PerguntaGuardada[]
}

/** Adds experience periods, and the evaluations of talentos admitted since 2024: most answered, some begun, overdue or upcoming. */
export function addExperiencias(demo: Collection, company: CompanyId, areas: Area[], talentos: Talento[]): void {
  const numeros = { opcao: 0 }
  const modelos = PERIODOS.map((one) => addModelo(demo, company, one, numeros))
  const random = new Random(`experiencias ${company}`)
  const gestores = new Map(
    areas.map(({ nome, registro }) => [nome, registro.empresaEResponsaveis?.[0]?.colaborador?.id]),
  )
  for (const talento of talentos) {
    const { dataAdmissao = '', vinculo = 'E' } = talento.registro
    if (vinculo !== 'E' || dataAdmissao < DESDE) continue
    for (const modelo of modelos) {
      const copia = avaliacaoDe(random, talento, modelo, gestores.get(talento.area.nome))
      if (copia) demo.add('avaliacao/colaborador-questionario', company, copia)
    }
  }
}

function addModelo(
  demo: Collection,
  company: CompanyId,
  { nome, dias, minimo, cabecalho }: (typeof PERIODOS)[number],
  numeros: { opcao: number },
): Modelo {
  const periodo = demo.add('avaliacao/periodo-experiencia', company, { nome, dias, ativo: true })
  const titulo = `Acompanhamento de experiência – ${nome}`
  const { questionario, perguntas } = addQuestionario(demo, company, titulo, 'A', PERGUNTAS, numeros)
  const modelo = demo.add('avaliacao/modelo-avaliacao', company, {
    ...{ titulo, tipo: 'A', ativo: true, observacao: cabecalho, percentualMinimoAprovacao: minimo },
    ...{ periodoAcompanhamentoExperiencia: refOf(periodo), questionario: refOf(questionario) },
  })
  return { modelo, periodo, dias, minimo, cabecalho, questionario, perguntas }
}

/** Nine in ten due evaluations are answered in the week before the due date; talentos who left earlier have none. */
function avaliacaoDe(random: Random, talento: Talento, modelo: Modelo, gestor: number | undefined): Copia | undefined {
  const { dataAdmissao = '', dataDesligamento } = talento.registro
  const vencimento = vencimentoDaExperiencia(dataAdmissao, modelo.dias)
  const sorte = random.next()
  const dia = workdayOf(addDays(vencimento, -random.int(0, 6)))
  if (dataDesligamento !== undefined && dataDesligamento < vencimento) return undefined
  const antigo = daysBetween(vencimento, HOJE) > 45
  const base = copiaDe(talento, modelo)
  if (vencimento > addDays(HOJE, 5)) return undefined
  if (vencimento > HOJE || (!antigo && sorte < 0.25)) return sorte < 0.5 ? comecada(random, base, modelo) : undefined
  if (antigo && sorte < 0.04) return undefined
  return respondida(random, base, modelo, {
    dia: earlierDay(dia, HOJE),
    gestor: gestor === talento.id ? undefined : gestor,
  })
}

const copiaDe = (talento: Talento, { modelo, periodo, minimo, cabecalho, questionario }: Modelo): Copia => ({
  ...{
    titulo: modelo.titulo,
    cabecalho,
    origem: 'A',
    modeloAvaliacao: refOf(modelo),
    questionario: refOf(questionario),
  },
  ...{ numeroVersao: 1, colaborador: refOf(talento), periodoExperiencia: refOf(periodo) },
  ...{ percentualMinimoAprovacao: minimo, situacao: 'N' },
})

function comecada(random: Random, base: Copia, { perguntas }: Modelo): Copia {
  return { ...base, situacao: 'P', respostas: respostasDe(random, perguntas.slice(0, 3), 7) }
}

function respondida(
  random: Random,
  base: Copia,
  { perguntas, minimo }: Modelo,
  { dia, gestor }: { dia: string; gestor: number | undefined },
): Copia {
  const nivel = random.weighted([
    [9, 4],
    [8, 6],
    [6, 3],
    [3, 1],
  ])
  const respostas = respostasDe(random, perguntas, nivel)
  const performance = percentualDe(comLinhas(perguntas, respostas as never)) ?? 0
  return {
    ...{ ...base, situacao: 'R', respondidaEm: dia, respostas, performance, aprovado: performance >= minimo },
    ...(gestor !== undefined && { avaliador: { id: gestor } }),
  }
}

/** Answers of a talento who performs at a level from 0 to 10. */
const respostasDe = (random: Random, perguntas: PerguntaGuardada[], nivel: number): Resposta[] =>
  perguntas.flatMap(({ id: perguntaId, tipo: tipoId, opcoes = [] }): Resposta[] => {
    if (tipoId === NOTA) return [{ perguntaId, tipoId, nota: Math.min(10, Math.max(0, nivel + random.int(-2, 1))) }]
    if (tipoId === SUBJETIVA) return random.chance(0.6) ? [{ perguntaId, tipoId, comentario: random.pick(TEXTOS) }] : []
    const ate = Math.max(1, Math.round((nivel / 10) * opcoes.length))
    const melhores = opcoes.map(({ id }) => id)
    if (tipoId === MULTIPLA) return [{ perguntaId, tipoId, respostasIds: melhores.slice(0, ate) }]
    const lugar = Math.min(melhores.length - 1, Math.round(((10 - nivel) / 10) * (melhores.length - 1)))
    return [{ perguntaId, tipoId, respostasIds: melhores.slice(lugar, lugar + 1) }]
  })
