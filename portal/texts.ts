import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayDay } from '#schemas/runtime/dates.ts'

const number = new Intl.NumberFormat('pt-BR')
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** The server stops counting here. */
const countLimit = 10_000

/** '1 oportunidade', '12 oportunidades', 'mais de 10.000 oportunidades' */
export function contaOportunidades(total: number): string {
  if (total > countLimit) return `mais de ${number.format(countLimit)} oportunidades`
  return `${number.format(total)} ${total === 1 ? 'oportunidade' : 'oportunidades'}`
}

/** '1 vaga', '3 vagas' */
export const contaVagas = (quantidade: number): string =>
  `${number.format(quantidade)} ${quantidade === 1 ? 'vaga' : 'vagas'}`

/** 'Fortaleza – CE' */
export const nomeDoLugar = ({ nome, uf }: { nome: string; uf: string }): string => `${nome} – ${uf}`

/** 'R$ 2.500,00' */
export const valorEmReais = (valor: number): string => money.format(valor)

/** Whole days from one 'YYYY-MM-DD' to another. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Time left to apply; undefined without a closing day. */
export function prazoDaVaga(
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

/** Titles of the public pages, also used in link previews. */
export const tituloDasVagas = (empresa?: string): string => (empresa ? `Vagas abertas – ${empresa}` : 'Vagas abertas')
export const tituloDaVaga = ({ titulo, empresa }: VagaAberta): string => `${titulo} – ${empresa.nome}`
export const vagaFechada = 'Vaga não disponível'
