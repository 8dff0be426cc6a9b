import { displayDay } from '#schemas/runtime/dates.ts'
import type { Candidatura, VagaAberta } from './types.ts'

const number = new Intl.NumberFormat('pt-BR')
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** The server stops counting here. */
const countLimit = 10_000

/** '1 oportunidade', '12 oportunidades', 'mais de 10.000 oportunidades' */
export function oportunidades(total: number): string {
  if (total > countLimit) return `mais de ${number.format(countLimit)} oportunidades`
  return `${number.format(total)} ${total === 1 ? 'oportunidade' : 'oportunidades'}`
}

/** '1 vaga', '3 vagas' */
export const vagas = (quantidade: number): string =>
  `${number.format(quantidade)} ${quantidade === 1 ? 'vaga' : 'vagas'}`

/** 'Fortaleza – CE' */
export const lugar = ({ nome, uf }: { nome: string; uf: string }): string => `${nome} – ${uf}`

/** 'R$ 2.500,00' */
export const dinheiro = (valor: number): string => money.format(valor)

/** Whole days from one 'YYYY-MM-DD' to another. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** How long one can still apply; undefined when the advert names no day. */
export function prazo(
  { previsaoEncerramento: fim }: VagaAberta,
  hoje: string,
): { texto: string; urgente: boolean } | undefined {
  if (fim === undefined) return undefined
  const dias = daysBetween(hoje, fim)
  if (dias <= 0) return { texto: 'Último dia para se candidatar', urgente: true }
  if (dias === 1) return { texto: 'Encerra amanhã', urgente: true }
  if (dias <= 7) return { texto: `Encerra em ${dias} dias`, urgente: true }
  return { texto: `Até ${displayDay(fim)}`, urgente: false }
}

/** The first word of a name, as one is greeted by. */
export const firstName = (nome: string): string => nome.split(' ')[0] ?? nome

/** 'Falta 1 pergunta', 'Faltam 3 perguntas', 'Tudo respondido' */
export function faltam(perguntas: number): string {
  if (perguntas === 0) return 'Tudo respondido'
  return perguntas === 1 ? 'Falta 1 pergunta' : `Faltam ${perguntas} perguntas`
}

/** How long is left, in ms: '3 dias', '2 h 05 min', '4 min', 'menos de 1 minuto' */
export function tempo(left: number): string {
  const minutes = Math.floor(left / 60_000)
  if (minutes >= 2880) return `${Math.floor(minutes / 1440)} dias`
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
  return minutes > 0 ? `${minutes} min` : 'menos de 1 minuto'
}

/** How a selection stands, as the candidate is told. */
export const situacoes: Record<Candidatura['situacao'], string> = {
  E: 'Em andamento',
  C: 'Contratado',
  R: 'Encerrado para você',
  D: 'Você desistiu',
}

/** What happened in a selection; the step is named after it. */
export const passos: Record<Candidatura['passos'][number]['tipo'], string> = {
  INCLUSAO: 'Você entrou na seleção',
  ETAPA: 'Você passou para a etapa',
  RETOMADA: 'Você voltou à seleção',
  CONTRATACAO: 'A empresa contratou você',
  RECUSA: 'A seleção terminou para você',
  DESISTENCIA: 'Você desistiu',
}

/** How long ago: 'hoje', 'há 1 dia', 'há 12 dias' */
export function ha(instant: string): string {
  const dias = Math.floor((Date.now() - Date.parse(instant)) / 86_400_000)
  if (dias <= 0) return 'hoje'
  return dias === 1 ? 'há 1 dia' : `há ${dias} dias`
}

/** 'O documento foi anexado.', 'Os 3 documentos foram anexados.' */
export const documentosAnexados = (quantos: number): string =>
  quantos === 1 ? 'O documento foi anexado.' : `Os ${quantos} documentos foram anexados.`

/** Names of the public pages, in the window and in what others show of them. */
export const tituloDasVagas = (empresa?: string): string => (empresa ? `Vagas abertas – ${empresa}` : 'Vagas abertas')
export const tituloDaVaga = ({ titulo, empresa }: VagaAberta): string => `${titulo} – ${empresa.nome}`
export const vagaFechada = 'Vaga não disponível'
