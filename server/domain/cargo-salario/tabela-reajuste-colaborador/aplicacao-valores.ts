import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { partMoney } from '#schemas/runtime/money.ts'
import { forEntity, onBehalf } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { persist } from '#server/crud/persist.ts'
import { findManyStored, type StoredRecord } from '#server/crud/read.ts'
import { acertaSalarios } from '#server/domain/gestao-talentos/talento/queries.ts'
import { fail } from '#server/errors.ts'
import { ALVOS, idEm } from './duplicidade.ts'
import { anotaLancamentos, type Lancamento } from './lancamentos.ts'
import { idsDasPropostas, PROPOSTAS } from './propostas.ts'
import { Recusas } from './recusas.ts'
import type { Tabela } from './tabela.ts'
import { valoresDe } from './valores.ts'

type Proposta = StoredRecord & { valorAtual: number; valorProposto: number }
interface Linha extends RecordData {
  id?: number
  data: string
  tipo?: number
  valor?: number
  status?: string
}

const REGISTROS = { F: 'cargo-salario/faixa-salarial', I: 'cargo-salario/indice' } as const

/** Gives each band or index of a plan its dated row; what rests on it follows. Refused as `aplicaTalentos` is. */
export async function aplicaValores(ctx: Ctx, tabela: Tabela, tipo: 'F' | 'I'): Promise<void> {
  const { field } = ALVOS[tipo]
  const ids = await idsDasPropostas(ctx, tabela)
  const propostas = (await findManyStored(forEntity(ctx, PROPOSTAS[tipo]), ids)) as unknown as Proposta[]
  const porAlvo = new Map(propostas.map((proposta) => [idEm(proposta, field), proposta]))
  const own = onBehalf(ctx, REGISTROS[tipo])
  const alvos = await findManyStored(own, [...porAlvo.keys()], { lock: true })
  if (propostas.length < ids.length || alvos.length < propostas.length) fail('NAO_AUTORIZADO')
  await confere(ctx, tabela, tipo, alvos, porAlvo)
  const lancamentos: Lancamento[] = []
  for (const [i, alvo] of alvos.entries()) {
    const proposta = porAlvo.get(alvo.id)
    if (proposta) lancamentos.push(...(await aplicaUm(own, tabela, field, proposta, alvo)))
    await ctx.progress?.(i + 1, alvos.length)
  }
  await anotaLancamentos(ctx, tabela, lancamentos)
  await acertaSalarios(ctx)
}

async function confere(
  ctx: Ctx,
  { data }: Tabela,
  tipo: 'F' | 'I',
  alvos: StoredRecord[],
  porAlvo: Map<number, Proposta>,
): Promise<void> {
  const recusas = new Recusas()
  const valores = await valoresDe(ctx, tipo, [...porAlvo.keys()], data)
  for (const alvo of alvos) {
    const nome = nomeDe(alvo)
    if (valores.get(alvo.id) !== porAlvo.get(alvo.id)?.valorAtual)
      recusas.add('O valor mudou depois da proposta; atualize o planejamento e confira', nome)
    if (linhasDe(alvo).some((linha) => linha.data === data))
      recusas.add(`Já há um lançamento em ${displayDay(data)} no histórico`, nome)
  }
  recusas.throwIfAny()
}

const linhasDe = ({ historico }: RecordData): Linha[] => (historico ?? []) as Linha[]

function nomeDe({ cargo, nome }: RecordData): string {
  return [(cargo as { nome?: string } | undefined)?.nome, nome].filter(Boolean).join(' ')
}

async function aplicaUm(
  own: Ctx,
  { id, data, corrigePosteriores }: Tabela,
  field: 'faixaSalarial' | 'indice' | 'colaborador',
  { valorAtual, valorProposto }: Proposta,
  alvo: StoredRecord,
): Promise<Lancamento[]> {
  const before = structuredClone(alvo)
  const corrigidas = corrigePosteriores ? corrige(linhasDe(alvo), data, valorProposto, valorAtual) : []
  const tipo = field === 'faixaSalarial' ? { tipo: 3 } : {}
  const nova: Linha = { ...tipo, data, valor: valorProposto, status: 'C', origem: { id } }
  await persist(own, {
    record: Object.assign(alvo, { historico: [...linhasDe(alvo), nova] }),
    before,
    operation: 'reajuste',
    tolerated: before,
  })
  const ref = { [field]: { id: alvo.id } }
  return [
    { ...ref, linha: Number(nova.id), aguardava: nova.status === 'A', valorDepois: valorProposto },
    ...corrigidas.map(({ linha, antes }) => ({
      ...ref,
      linha: Number(linha.id),
      // in an integrated company what is changed waits, too
      aguardava: linha.status === 'A',
      valorAntes: antes,
      valorDepois: Number(linha.valor),
    })),
  ]
}

/** Amounts of later rows rise by the same percentage. */
function corrige(linhas: Linha[], data: string, proposto: number, atual: number) {
  return linhas.flatMap((linha) => {
    const { status = 'C', tipo = 3, valor } = linha
    if (linha.data <= data || status !== 'C' || tipo !== 3 || valor === undefined) return []
    linha.valor = partMoney(valor, proposto, atual)
    return [{ linha, antes: valor }]
  })
}
