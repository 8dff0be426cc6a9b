import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import { percentualDe } from '#schemas/runtime/questionario/resultado.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'
import { folhaDasRespostas } from '#server/features/questionario/respostas/folha.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { type Copia, recusaAcao } from './copia.ts'
import { revogaLinks } from './link.ts'
import { origemDe } from './origens.ts'

/** A copy as its person has it: what he has answered so far of an anonymous one lies apart, sealed for him. */
export async function comRascunho(ctx: Ctx, copia: Copia): Promise<Copia> {
  if (!copia.anonima || copia.situacao === 'R') return copia
  const rascunho = await (await origemDe(copia).apartada?.(ctx, copia))?.le()
  return { ...copia, ...rascunho } as Copia
}

/** @throws DomainError 409: nobody reads anonymous answers one by one, whatever he may read */
export function recusaAnonima({ anonima }: Copia): void {
  recusaAcao(anonima ? 'As respostas desta avaliação são anônimas: ninguém as vê uma a uma.' : undefined)
}

/** Why a link is handed to nobody: it would show to whoever holds it what the person has answered so far without his name. */
export const motivoSemLink = ({ anonima, situacao }: Copia): string | undefined =>
  anonima && situacao === 'P'
    ? 'O avaliador já começou a responder sem nome, e um novo link mostraria o que ele escreveu. O e-mail a quem não respondeu leva o link só a ele.'
    : undefined

/**
 * What was answered goes into the urn, or is kept sealed; the copy knows the day and no more. No line of the trail, no event and no task tells of it
 * (server/features/anonimato/README.md), so the mark is a statement of its own.
 */
export async function entregaAnonima(
  tx: Ctx,
  copia: Copia,
  itens: readonly Respondida[],
  respondido: RecordData,
): Promise<void> {
  const apartada = await origemDe(copia).apartada?.(tx, copia)
  if (!apartada) throw new Error(`Nowhere to put anonymous answers of copy ${copia.id}`)
  if (respondido.situacao !== 'R') {
    const { respostas, niveis, observacao, performanceManual } = respondido
    await apartada.guarda(JSON.parse(JSON.stringify({ respostas, niveis, observacao, performanceManual })))
    return marca(tx, copia.id, 'P', null)
  }
  await apartada.entrega(await folhaDe(tx, copia, itens, respondido))
  await marca(tx, copia.id, 'R', tx.context.hoje)
  // a link that was used says when
  await revogaLinks(tx, copia.id)
}

// $1 company, $2 copy, $3 state, $4 day
const MARCA = `update colaborador_questionario set situacao = $3, respondida_em = $4::date, versao = versao + 1 where empresa_id = $1 and id = $2`

async function marca({ db, session }: Ctx, id: number, situacao: 'P' | 'R', dia: string | null): Promise<void> {
  await run(db, MARCA, [session.empresaId, id, situacao, dia])
}

async function folhaDe(tx: Ctx, copia: Copia, itens: readonly Respondida[], respondido: RecordData): Promise<Sheet> {
  const origem = origemDe(copia)
  const dadas = folhaDasRespostas(itens)
  const respostas: Record<string, JsonValue> = {
    ...(await origem.figuras?.(tx, copia, respondido)),
    ...dadas.respostas,
  }
  const comentarios = [...dadas.comentarios]
  const calculada = percentualDe(itens)
  const performance = (respondido.performanceManual as number | undefined) ?? calculada
  if (performance !== undefined) respostas.performance = performance
  // who gives a mark of his own leaves the one that follows from the answers beside it
  if (calculada !== undefined && (await origem.permiteNotaManual?.(tx, copia))) respostas.calculada = calculada
  if (respondido.observacao) comentarios.push({ pergunta: 'observacao', texto: String(respondido.observacao) })
  const atributos = { ...(await origem.atributos?.(tx, copia)), ...(copia.papel && { papel: copia.papel }) }
  return { atributos, respostas, comentarios }
}
