import { clima } from '#server/features/questionario/prontos/clima.ts'
import { enps, pulso } from '#server/features/questionario/prontos/curtas.ts'
import type { Pronto } from '#server/features/questionario/prontos/pronto.ts'
import { psicossociais } from '#server/features/questionario/prontos/psicossociais.ts'
import type { Escrita } from '../avaliacao/perguntas.ts'
import type { Demo } from '../collection.ts'

/** A survey of the demo: questions, size of the audience, participation, and mood (0 to 1). */
export interface PesquisaDaDemo extends Demo<'pesquisa/pesquisa'> {
  titulo: string
  dataIni: string
  dataFim: string
  anonima: boolean
  situacao: 'P' | 'L' | 'E' | 'U'
  pergunta: readonly Escrita[]
  /** maximum number of participants, chosen area by area */
  gente: number
  /** number of answers by the public link */
  folhas?: number
  adesao: number
  animo: number
  acoes?: readonly AcaoDaDemo[]
}

type AcaoDaDemo = Demo<'pesquisa/acao-pesquisa'> & { medida: string; prazo: string }

/** Converts a shipped set of questions to the short form of the demo. */
const doPronto = ({ aspectos }: Pronto): Escrita[] =>
  aspectos.flatMap(({ nome: aspecto, perguntas }) =>
    perguntas.map(({ texto, respostas, notaMaxima }): Escrita => {
      if (respostas) return { texto, aspecto, respostas: respostas as { texto: string; peso: number }[] }
      return notaMaxima === undefined ? { texto, aspecto, aberta: true } : { texto, aspecto, nota: true }
    }),
  )

const CLIMA = doPronto(clima)
const SEM_NOME = { anonima: true, atributos: ['area', 'tempo'] } satisfies Demo<'pesquisa/pesquisa'>
const CABECALHO =
  '<p>Conte <b>como é trabalhar aqui</b>.</p><ul><li>Leva cerca de dez minutos.</li><li>Você pode parar e continuar depois.</li></ul>'
const AGRADECIMENTO = 'Obrigado! Os resultados são mostrados a todos depois do encerramento.'

const ESCALA: Escrita[] = [
  {
    texto: 'Com que antecedência você quer receber a escala?',
    aspecto: 'Escala',
    opcoes: ['Um mês', 'Quinze dias', 'Uma semana'],
  },
  { texto: 'Que nota você dá à escala de hoje?', aspecto: 'Escala', nota: true },
  {
    texto: 'Que meios de transporte você usa?',
    aspecto: 'Transporte',
    opcoes: ['Ônibus da empresa', 'Transporte público', 'Carro ou moto', 'Bicicleta ou a pé'],
    varias: true,
  },
  { texto: 'O que mais ajudaria você a chegar no horário?', aspecto: 'Transporte', aberta: true },
]

const MURAL: Escrita[] = [
  { texto: 'Que nota você dá à Semana da Saúde?', aspecto: 'Semana da Saúde', nota: true },
  {
    texto: 'Que atividades você quer ver de novo?',
    aspecto: 'Semana da Saúde',
    opcoes: ['Ginástica', 'Avaliação nutricional', 'Palestras', 'Vacinação'],
    varias: true,
  },
  { texto: 'O que faltou na Semana da Saúde?', aspecto: 'Semana da Saúde', aberta: true },
]

/** Surveys in every state, nominal and anonymous, two climate surveys to compare, one by public link. */
export const PESQUISAS: readonly PesquisaDaDemo[] = [
  {
    ...{ titulo: 'Pesquisa de Clima 2024', dataIni: '2024-09-02', dataFim: '2024-09-27', situacao: 'U', ...SEM_NOME },
    ...{ cabecalho: CABECALHO, agradecimento: AGRADECIMENTO, pergunta: CLIMA, gente: 60, adesao: 0.75, animo: 0.5 },
  },
  {
    ...{ titulo: 'Pesquisa de Clima 2025', dataIni: '2025-09-01', dataFim: '2025-09-26', situacao: 'U', ...SEM_NOME },
    ...{ cabecalho: CABECALHO, agradecimento: AGRADECIMENTO, pergunta: CLIMA, gente: 60, adesao: 0.85, animo: 0.6 },
    acoes: [
      {
        ...{ medida: 'Avisar a escala do fim de semana com quinze dias de antecedência.', prazo: '2026-03-31' },
        ...{
          aspecto: 'Condições e remuneração',
          situacao: 'C',
          concluidaEm: '2026-03-20',
          mostraAosParticipantes: true,
        },
        andamento: 'Vale desde abril em todas as linhas.',
      },
      {
        ...{ medida: 'Uma conversa de retorno por trimestre entre gestor e equipe.', prazo: '2028-06-30' },
        ...{ aspecto: 'Liderança', situacao: 'A', mostraAosParticipantes: true },
      },
      {
        ...{ medida: 'Rever os critérios de promoção com a diretoria.', prazo: '2028-12-15' },
        ...{ aspecto: 'Desenvolvimento e reconhecimento', situacao: 'P', mostraAosParticipantes: false },
      },
    ],
  },
  {
    ...{
      titulo: 'Recomendação (eNPS) 2026',
      dataIni: '2026-04-06',
      dataFim: '2026-04-17',
      situacao: 'E',
      anonima: true,
    },
    ...{ atributos: ['estabelecimento', 'tempo'], pergunta: doPronto(enps), gente: 20, adesao: 0.8, animo: 0.6 },
  },
  {
    ...{ titulo: 'Fatores Psicossociais 2026', dataIni: '2026-07-06', dataFim: '2026-07-31', situacao: 'E' },
    ...{ anonima: true, atributos: ['area'], pergunta: doPronto(psicossociais), gente: 30, adesao: 0.8, animo: 0.55 },
  },
  {
    ...{ titulo: 'Escala e transporte', dataIni: '2026-10-19', dataFim: '2027-01-29', situacao: 'L', anonima: false },
    ...{ atributos: ['area'], exibirPerformance: false, pergunta: ESCALA, gente: 48, adesao: 0.4, animo: 0.5 },
  },
  {
    ...{ titulo: 'Pulso 2026', dataIni: '2026-10-26', dataFim: '2027-01-29', situacao: 'L', ...SEM_NOME },
    ...{ pergunta: doPronto(pulso), gente: 48, adesao: 0, animo: 0.5 },
  },
  {
    ...{ titulo: 'Semana da Saúde 2026', dataIni: '2026-10-19', dataFim: '2027-01-29', situacao: 'L', anonima: true },
    ...{ porLink: true, linkAberto: true, linkNumero: 1, agradecimento: 'Obrigado por responder!' },
    ...{ pergunta: MURAL, gente: 0, folhas: 17, adesao: 0, animo: 0.7 },
  },
  {
    ...{ titulo: 'Pesquisa de Clima 2026', dataIni: '2026-11-30', dataFim: '2026-12-18', situacao: 'P', ...SEM_NOME },
    ...{ cabecalho: CABECALHO, agradecimento: AGRADECIMENTO, pergunta: CLIMA, gente: 60, adesao: 0, animo: 0.5 },
  },
]
