import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { acertaSalarios } from '#server/domain/gestao-talentos/talento/queries.ts'
import { forEntity, onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { ALVOS } from '../alvos.ts'
import { idEm } from '../duplicidade.ts'
import { gravaLancadas, type Lancada, LOTE, lancaEm, linhasDe } from '../linhas.ts'
import { idsDasPropostas } from '../propostas.ts'
import { Recusas } from '../recusas.ts'
import type { Tabela } from '../tabela.ts'
import { valoresDe } from '../valores.ts'

type Proposta = StoredRecord & { valorAtual: number; valorProposto: number }

/** Adds the dated row of each band or index of a plan and updates what depends on it. Refuses like `aplicaTalentos`. */
export async function aplicaValores(ctx: Ctx, tabela: Tabela, tipo: 'F' | 'I'): Promise<void> {
  const { field, propostas: path, registro } = ALVOS[tipo]
  const ids = await idsDasPropostas(ctx, tabela)
  const propostas = await findManyStored<Proposta>(forEntity(ctx, path), ids)
  const porAlvo = new Map(propostas.map((proposta) => [idEm(proposta, field), proposta]))
  const own = onBehalf(ctx, registro.path)
  const alvos = await findManyStored(own, [...porAlvo.keys()], { lock: true })
  if (propostas.length < ids.length || alvos.length < propostas.length) fail('NAO_AUTORIZADO')
  await confere(ctx, tabela, tipo, alvos, porAlvo)
  const origem = { id: tabela.id }
  for (let at = 0; at < alvos.length; at += LOTE) {
    const some = alvos.slice(at, at + LOTE)
    const lancadas = some.flatMap((alvo): Lancada[] => {
      const proposta = porAlvo.get(alvo.id)
      if (!proposta) return []
      const { valorAtual: atual, valorProposto: proposto } = proposta
      const nova = { ...(tipo === 'F' && { tipo: 3 }), data: tabela.data, valor: proposto, status: 'C', origem }
      return [lancaEm(tabela, registro, alvo, { nova, atual, proposto })]
    })
    await gravaLancadas(ctx, own, tabela, lancadas)
    await ctx.progress?.(at + some.length, alvos.length)
  }
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
    if (linhasDe(alvo, ALVOS[tipo].registro).some((linha) => linha.data === data))
      recusas.add(`Já há um lançamento em ${displayDay(data)} no histórico`, nome)
  }
  recusas.throwIfAny()
}

function nomeDe({ cargo, nome }: RecordData): string {
  return [(cargo as { nome?: string } | undefined)?.nome, nome].filter(Boolean).join(' ')
}
