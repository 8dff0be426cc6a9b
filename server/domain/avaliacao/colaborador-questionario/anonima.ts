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

/** Adds the draft of an anonymous copy for its own person: it is stored sealed, apart from the copy. */
export async function comRascunho(ctx: Ctx, copia: Copia): Promise<Copia> {
  if (!copia.anonima || copia.situacao === 'R') return copia
  const rascunho = await (await origemDe(copia).apartada?.(ctx, copia))?.le()
  return { ...copia, ...rascunho } as Copia
}

/** @throws DomainError 409: single anonymous answers are shown to nobody, whatever his authority */
export function recusaAnonima({ anonima }: Copia): void {
  recusaAcao(anonima ? 'As respostas desta avaliação são anônimas: ninguém as vê uma a uma.' : undefined)
}

/** Reason to issue no link to a begun anonymous copy: the link would show the draft to whoever holds it. */
export const motivoSemLink = ({ anonima, situacao }: Copia): string | undefined =>
  anonima && situacao === 'P'
    ? 'O avaliador já começou a responder sem nome, e um novo link mostraria o que ele escreveu. O e-mail a quem não respondeu leva o link só a ele.'
    : undefined

/**
 * Puts the answers into the urn, or seals them as a draft; the copy stores only state and day. The mark is a direct
 * UPDATE, because no line of the trail, event or task may record it (server/features/anonimato/README.md).
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
  // the time of a used link would reveal who answered when
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
  // with a manual mark the one computed from the answers is kept beside it
  if (calculada !== undefined && (await origem.permiteNotaManual?.(tx, copia))) respostas.calculada = calculada
  if (respondido.observacao) comentarios.push({ pergunta: 'observacao', texto: String(respondido.observacao) })
  const atributos = { ...(await origem.atributos?.(tx, copia)), ...(copia.papel && { papel: copia.papel }) }
  return { atributos, respostas, comentarios }
}
