import { MULTIPLA, NOTA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { addDays, earlierDay, HOJE } from '../days.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import { usuarios } from '../usuarios.ts'
import { addQuestionario, type Escrita } from './perguntas.ts'

type Copia = Demo<'avaliacao/colaborador-questionario'>
type Resposta = NonNullable<Copia['respostas']>[number]

/** First option number of this model. */
const PRIMEIRA_OPCAO = 5000
const TITULO = 'Entrevista de desligamento'
const CABECALHO = 'Conte como foi trabalhar aqui. Só o RH lê o que você responde; sua antiga liderança não tem acesso.'

const PERGUNTAS: Escrita[] = [
  {
    texto: 'O que mais pesou na saída?',
    aspecto: 'Saída',
    opcoes: ['Outra oportunidade', 'Remuneração', 'Rotina de trabalho', 'Decisão da empresa', 'Motivo pessoal'],
  },
  { texto: 'Que nota você dá ao ambiente de trabalho?', aspecto: 'Trabalho', nota: true },
  { texto: 'Que nota você dá à comunicação com a liderança?', aspecto: 'Trabalho', nota: true },
  {
    texto: 'O que funcionou bem?',
    aspecto: 'Trabalho',
    opcoes: ['Equipe', 'Benefícios', 'Aprendizado', 'Horários', 'Estrutura'],
    varias: true,
  },
  {
    texto: 'Você voltaria a trabalhar aqui?',
    aspecto: 'Saída',
    opcoes: ['Sim', 'Talvez', 'Não'],
  },
  { texto: 'O que a empresa deveria mudar?', aspecto: 'Saída', aberta: true },
]

const TEXTOS = [
  'A escala do fim de semana poderia ser avisada com mais antecedência.',
  'Mais treinamento nos primeiros meses.',
  'O refeitório é pequeno para o turno da manhã.',
  'Conversas de retorno mais frequentes.',
  'Nada de importante; saio por um projeto pessoal.',
]

/** Adds the company's model and exit interviews: nine in ten are answered, the last two are open. */
export function addEntrevistasDeDesligamento(demo: Collection, company: CompanyId, talentos: Talento[]): void {
  const { questionario, perguntas } = addQuestionario(demo, company, TITULO, 'E', PERGUNTAS, { opcao: PRIMEIRA_OPCAO })
  const modelo = demo.add('pesquisa/modelo-entrevista', company, {
    ...{ titulo: TITULO, cabecalho: CABECALHO, ativo: true, padrao: true, ordemAleatoria: false },
    questionario: refOf(questionario),
  })
  const random = new Random(`entrevistas de desligamento ${company}`)
  const saidas = talentos
    .filter(({ registro: { situacao, dataDesligamento } }) => situacao === 'D' && dataDesligamento !== undefined)
    .toSorted((a, b) => diaDe(a).localeCompare(diaDe(b)) || a.id - b.id)
  for (const [i, talento] of saidas.entries()) {
    const base = copiaDe(talento, modelo, questionario)
    if (i >= saidas.length - 2) demo.add('avaliacao/colaborador-questionario', company, aberta(base, talento, i % 2))
    else if (random.chance(0.9))
      demo.add('avaliacao/colaborador-questionario', company, respondida(random, base, talento, perguntas))
  }
}

const diaDe = ({ registro }: Talento): string => registro.dataDesligamento ?? ''

const copiaDe = (talento: Talento, modelo: Ref, questionario: Ref): Copia => ({
  ...{
    titulo: TITULO,
    cabecalho: CABECALHO,
    origem: 'E',
    entrevista: refOf(modelo),
    questionario: refOf(questionario),
  },
  ...{ numeroVersao: 1, colaborador: refOf(talento), situacao: 'N' },
})

/** An open interview: by HR, or by the talento through a link. */
const aberta = (base: Copia, talento: Talento, vez: number): Copia =>
  vez === 0
    ? base
    : {
        ...{ ...base, avaliador: refOf(talento), email: talento.registro.contato?.email },
        prazo: addDays(HOJE, 60),
      }

function respondida(random: Random, base: Copia, talento: Talento, perguntas: PerguntaGuardada[]): Copia {
  const porLink = random.chance(0.4)
  return {
    ...{ ...base, situacao: 'R', respostas: respostasDe(random, perguntas) },
    respondidaEm: earlierDay(addDays(diaDe(talento), random.int(0, 6)), HOJE),
    ...(porLink ? { avaliador: refOf(talento) } : { respondidaPor: { id: usuarios.rh } }),
  }
}

const respostasDe = (random: Random, perguntas: PerguntaGuardada[]): Resposta[] =>
  perguntas.flatMap(({ id: perguntaId, tipo: tipoId, opcoes = [] }): Resposta[] => {
    if (tipoId === NOTA) return [{ perguntaId, tipoId, nota: random.int(4, 10) }]
    if (tipoId === SUBJETIVA) return random.chance(0.5) ? [{ perguntaId, tipoId, comentario: random.pick(TEXTOS) }] : []
    const ids = opcoes.map(({ id }) => id)
    if (tipoId !== MULTIPLA) return [{ perguntaId, tipoId, respostasIds: [random.pick(ids)] }]
    const primeira = random.int(0, ids.length - 2)
    return [{ perguntaId, tipoId, respostasIds: ids.slice(primeira, primeira + random.int(1, 2)) }]
  })
